import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const VERSION = '147.0.0';
const HOME = join(HERE, 'node_modules', '.cache', `chromium-${VERSION}`);

/** How a browser is started. */
export type Chromium = { executablePath: string; env?: Record<string, string> };

const onPath = (): string | undefined =>
  ['chromium', 'chromium-browser', 'google-chrome']
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
    .find((path) => path);

// The package's own file names /tmp/fonts, so with another folder for temporary files no text is drawn. A relative folder
// of the cache would be one of the working folder.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir><cachedir>${join(HOME, 'fonts', 'cache')}</cachedir></fontconfig>
`;

/** The Chromium of the npm package, unpacked beside it once. The package unpacks its libraries only if it detects Lambda. */
const fromPackage = async (): Promise<Chromium | null> => {
  if (!existsSync(join(HERE, 'node_modules', '@sparticuz', 'chromium', 'package.json'))) return null;
  mkdirSync(HOME, { recursive: true });
  const before = { TMPDIR: process.env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME };
  Object.assign(process.env, { TMPDIR: HOME, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: chromium } = await import(
      createRequire(join(HERE, 'package.json')).resolve('@sparticuz/chromium')
    );
    const executablePath: string = await chromium.executablePath();
    writeFileSync(join(HOME, 'fonts', 'fonts.conf'), FONTS);
    return {
      executablePath,
      env: { LD_LIBRARY_PATH: join(HOME, 'al2023', 'lib'), FONTCONFIG_PATH: join(HOME, 'fonts') },
    };
  } catch {
    return null;
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
};

/** `CHROMIUM`, one on the path, or the package's (x64 Linux); null where there is none. */
export const findChromium = async (): Promise<Chromium | null> => {
  const executablePath = process.env.CHROMIUM || onPath();
  return executablePath ? { executablePath } : fromPackage();
};
