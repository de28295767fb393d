import { type Measure, metrics } from '../../shared/contract/metrics.ts';
import { updateSignal as operation } from '../../shared/contract/operations/update-signal.ts';
import { InvalidInputError, NotFoundError } from '../../shared/domain-errors.ts';
import { measureAs } from '../../shared/platform/embedded-metric.ts';
import { StaleError, untilWritten } from '../../shared/platform/retry.ts';
import { isRecordId } from '../../shared/platform/table/keys.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { presentSignal } from '../../shared/signals/signal.ts';
import { type SignalStore, signalStore, withWord } from '../../shared/signals/signal-store.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

type Services = { signals: Pick<SignalStore, 'find' | 'save'>; measure: Measure };

export const updateSignal = async (
  {
    userId,
    body,
    now,
    recordResponse,
  }: Pick<RequestOf<typeof operation>, 'userId' | 'body' | 'now' | 'recordResponse'>,
  { signals, measure }: Services,
) => {
  const { signalId, status, reason } = body;
  if (reason !== undefined && status !== 'dismissed') {
    throw new InvalidInputError('Invalid reason', { message: 'reason goes with status dismissed only' });
  }
  return untilWritten(async () => {
    const known = isRecordId(signalId) ? await signals.find(userId, signalId) : null;
    if (!known) throw new NotFoundError('Signal not found', 'get-signals lists the ids, with status=all every one');
    const { signal, rules } = withWord(known, { status, reason }, dateInSaoPaulo(now));
    const answer = { data: presentSignal(signal), message: 'Signal updated successfully' };
    const saved = await signals.save(userId, { signal, rules }, await recordResponse(answer));
    if (!saved) throw new StaleError();
    if (signal.reason === 'wrong' && known.signal.reason !== 'wrong') measure(metrics.signalsWrong, 1);
    return answer;
  });
};

export const endpoint = defineEndpoint(operation, updateSignal, () => ({
  signals: signalStore(openTable()),
  measure: measureAs(operation.name),
}));
export const handler = apiHandler(endpoint);
