import { execute } from './execute.ts';

// The SDK's notice about Node 20 would precede the JSON of a command.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { code, out, err } = await execute(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
