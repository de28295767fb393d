import { useRef, useState } from 'preact/hooks';
import type { ImportedFile } from '../../../api/answers.ts';
import { upload as send } from '../../../api/upload.ts';
import { KINDS, type Kind } from '../new-account.tsx';
import { mappingOf, type Said } from './columns.ts';
import { type Packed, packed } from './packed.ts';

/** `account`: an id, `new`, or none yet. */
export type Chosen = { file: File | null; account: string; name: string; kind: Kind; statement?: number | undefined };

export type Progress = { share: number } | null;

const accountIn = ({ account, name, kind }: Chosen) =>
  account === 'new' ? { name: name.trim(), ...KINDS[kind] } : { id: account };

/** One file on its way: what was shown of it, and how it is imported as it was shown. */
export const useUpload = () => {
  const [progress, setProgress] = useState<Progress>(null);
  const [seen, setSeen] = useState<ImportedFile>();
  const [problem, setProblem] = useState<unknown>();
  const [ready, setReady] = useState<Packed>();
  const read = useRef<File>(undefined);
  const shown = useRef<Readonly<Record<string, unknown>>>({});
  // The file as it was shown, once, however often its answer is lost.
  const attempt = useRef({ key: '', skip: '' });

  const call = async (
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ImportedFile | undefined> => {
    setProblem(undefined);
    setProgress({ share: 0 });
    try {
      const { data } = await send<{ data: ImportedFile }>('/tools/api/import-transactions', body, headers, (share) =>
        setProgress({ share }),
      );
      return data;
    } catch (error) {
      setProblem(error);
      return undefined;
    } finally {
      setProgress(null);
    }
  };

  const packOnce = async (file: File): Promise<Packed | undefined> => {
    if (read.current === file && ready) return ready;
    try {
      const now = await packed(file);
      read.current = file;
      setReady(now);
      return now;
    } catch (error) {
      setProblem(error);
      return undefined;
    }
  };

  /** @returns whether it can be shown */
  const look = async (chosen: Chosen, said?: Said): Promise<boolean> => {
    if (!chosen.file || progress) return false;
    const carried = await packOnce(chosen.file);
    if (!carried) return false;
    const { start, ...file } = carried;
    const mapping = said && { mapping: mappingOf(said) };
    const statement = chosen.statement === undefined ? {} : { statement: chosen.statement };
    const body = { ...file, account: accountIn(chosen), ...statement, ...mapping };
    const answer = await call({ ...body, preview: true });
    if (answer) {
      shown.current = body;
      attempt.current = { key: crypto.randomUUID(), skip: '' };
      setSeen(answer);
    }
    return answer !== undefined;
  };

  const bring = async (skip: readonly number[]): Promise<ImportedFile | undefined> => {
    if (progress) return undefined;
    if (attempt.current.skip !== skip.join()) attempt.current = { key: crypto.randomUUID(), skip: skip.join() };
    const skipped = skip.length > 0 ? { skip } : {};
    return call({ ...shown.current, ...skipped }, { 'idempotency-key': attempt.current.key });
  };

  const forget = () => {
    setSeen(undefined);
    setProblem(undefined);
  };
  return { progress, seen, problem, start: ready?.start, look, bring, forget };
};
