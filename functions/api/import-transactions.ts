import { importTransactions as operation } from '../../shared/contract/operations/import-transactions.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { decodeFile, unpackFile } from '../../shared/files/decode-file.ts';
import { DATE_FORMATS } from '../../shared/files/file-values.ts';
import { importFile, presentImported, type WantedAccount } from '../../shared/files/import-file.ts';
import { type FileServices, fileServices } from '../../shared/files/write-rows.ts';
import { toCentavos } from '../../shared/money.ts';
import { type RateCounter, rateCounter } from '../../shared/platform/table/rate-counter.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { tooManyRequests } from '../../shared/runtime/http-errors.ts';
import { hasRateLimits } from '../../shared/runtime/write-rate.ts';
import { limitEvaluation } from '../../shared/sync/import/word-services.ts';

const PER_HOUR = { name: 'import-transactions', most: 30, windowSeconds: 3600 };

type Request = RequestOf<typeof operation>;
/** `rates`: null where calls are not counted. */
type Services = { files: FileServices; rates: RateCounter | null; evaluateLater(userId: string): Promise<void> };

const accountOf = ({ account }: Request['body']): WantedAccount => {
  if ('id' in account) return { id: account.id };
  const { startingBalance, ...rest } = account;
  return { ...rest, startingBalance: startingBalance === undefined ? undefined : toCentavos(startingBalance) };
};

const mappingOf = ({ mapping }: Request['body']) => {
  if (!mapping) return undefined;
  const dateFormat = DATE_FORMATS.find((format) => format === mapping.dateFormat);
  if (mapping.dateFormat !== undefined && !dateFormat)
    throw new InvalidInputError('Invalid mapping', { message: `dateFormat must be one of ${DATE_FORMATS.join(', ')}` });
  const said = Object.entries({ ...mapping, dateFormat }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
};

const messageOf = ({ counts, repeated }: ReturnType<typeof presentImported>, preview: boolean): string => {
  if (repeated) return 'The file was imported before';
  if (preview) return `${counts.new} transactions would be imported`;
  return `${counts.new} transactions imported`;
};

export const importTransactions = async (
  { userId, body, now, recordResponse, begun }: Pick<Request, 'userId' | 'body' | 'now' | 'recordResponse' | 'begun'>,
  { files, rates, evaluateLater }: Services,
) => {
  const file = decodeFile(unpackFile(body.file, body.fileEncoding ?? 'text'));
  await begun;
  const taken = await rates?.take({ ...PER_HOUR, subject: userId }, now);
  if (taken && !taken.granted) throw tooManyRequests(taken.resetSeconds);
  const { statement, skip, preview, name = null } = body;
  const options = { statement, skip, mapping: mappingOf(body) };
  const asked = { userId, file, name, account: accountOf(body), options, preview, now };
  const answer = await importFile(files, asked, async (imported) => {
    const data = presentImported(imported);
    const answer = { data, message: messageOf(data, preview) };
    return { answer, extraWrites: await recordResponse(answer) };
  });
  if (!preview && !answer.data.repeated) await evaluateLater(userId);
  return answer;
};

export const endpoint = defineEndpoint(operation, importTransactions, () => ({
  files: fileServices(openTable()),
  rates: hasRateLimits() ? rateCounter(openTable()) : null,
  evaluateLater: limitEvaluation(),
}));
export const handler = apiHandler(endpoint);
