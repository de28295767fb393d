import { ownAccounts as texts } from '../../texts/own-accounts.ts';

/** As the API has them. */
export const KINDS = {
  cash: { type: 'BANK', subtype: 'PAYMENT_ACCOUNT' },
  checking: { type: 'BANK', subtype: 'CHECKING_ACCOUNT' },
  savings: { type: 'BANK', subtype: 'SAVINGS_ACCOUNT' },
  card: { type: 'CREDIT' },
} as const;
export type Kind = keyof typeof KINDS;
const ALL = Object.keys(KINDS) as Kind[];

type Props = { id: string; name: string; kind: Kind; onName: (name: string) => void; onKind: (kind: Kind) => void };

/** Name and type of an account without a bank. */
export const NewAccountFields = ({ id, name, kind, onName, onKind }: Props) => (
  <>
    <p class="field">
      <label for={`${id}-name`}>{texts.adding.name}</label>
      <input
        id={`${id}-name`}
        maxLength={60}
        autocomplete="off"
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </p>
    <p class="field">
      <label for={`${id}-kind`}>{texts.adding.kind}</label>
      <select
        id={`${id}-kind`}
        value={kind}
        onChange={(event) => onKind(ALL.find((one) => one === event.currentTarget.value) ?? kind)}
      >
        {ALL.map((one) => (
          <option key={one} value={one}>
            {texts.adding.kinds[one]}
          </option>
        ))}
      </select>
    </p>
  </>
);
