import type { ApiKey } from '../../api/answers.ts';
import { fullDay } from '../../format.ts';
import { access as texts } from '../../texts/access.ts';
import { dayOfUse } from './day-of-use.ts';

/** Which dialog is open, and on what. */
export type OpenKey =
  | { kind: 'create' }
  | { kind: 'rotate' | 'revoke'; key: ApiKey }
  | { kind: 'secret'; key: string }
  | null;

const endOf = ({ validUntil, successorId }: ApiKey): string => {
  if (successorId) return `${texts.keys.replaced} · ${validUntil ? texts.keys.until(fullDay(validUntil)) : ''}`;
  if (!validUntil) return texts.keys.forever;
  return Date.parse(validUntil) < Date.now() ? texts.keys.ended : texts.keys.until(fullDay(validUntil));
};

export const KeyRow = ({ item, onOpen }: { item: ApiKey; onOpen: (open: OpenKey) => void }) => (
  <li class="row">
    <div>
      <b>{item.name}</b>
      <p class="chips">
        {item.scopes.map((scope) => (
          <span key={scope}>{texts.scopes[scope][0]}</span>
        ))}
      </p>
      <small>
        {endOf(item)} · {item.lastUsed ? texts.keys.used(dayOfUse(item.lastUsed.date)) : texts.keys.unused}
      </small>
    </div>
    <p class="actions">
      {!item.successorId && (
        <button
          type="button"
          class="quiet small"
          aria-label={texts.keys.rotateOf(item.name)}
          onClick={() => onOpen({ kind: 'rotate', key: item })}
        >
          {texts.keys.rotate}
        </button>
      )}
      <button
        type="button"
        class="quiet small"
        aria-label={texts.keys.revokeOf(item.name)}
        onClick={() => onOpen({ kind: 'revoke', key: item })}
      >
        {texts.keys.revoke}
      </button>
    </p>
  </li>
);
