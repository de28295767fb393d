import type { Overview } from '../../api/answers.ts';
import { ago } from '../../format.ts';
import { common } from '../../texts/common.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/states.tsx';

export const Health = ({ data }: { data: Overview }) => {
  const { connections, as_of, is_stale } = data;
  const waiting = connections.flatMap(({ needs, ...one }) => (needs ? [{ ...one, needs }] : []));
  const age = as_of && ago(as_of, Date.now());
  return (
    <>
      {age && !is_stale && (
        <p class="fresh">
          <Icon name="check" /> {texts.updated(age, connections.length)}
        </p>
      )}
      {!age && connections.length > 0 && waiting.length === 0 && (
        <p class="fresh">
          <Icon name="clock" /> {texts.never}
        </p>
      )}
      {age && is_stale && (
        <p class="fresh stale">
          <Icon name="clock" /> {common.stale(age)}
        </p>
      )}
      {waiting.length > 0 && (
        <div class="wide stack">
          {waiting.map(({ item_id, connector_name, needs }) => (
            <Notice key={item_id}>
              {texts.needs[needs](connector_name)}{' '}
              <a href={`/conectar?item=${encodeURIComponent(item_id)}`}>{texts.fix}</a>
            </Notice>
          ))}
        </div>
      )}
    </>
  );
};
