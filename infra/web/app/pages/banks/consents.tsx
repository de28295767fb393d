import type { Consent } from '../../api/answers.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { fullDay } from '../../format.ts';
import { banks } from '../../texts/banks.ts';

const texts = banks.consents;

const facts = ({ given_at, via, terms_version, ended_at, ended_by }: Consent): string =>
  [
    `${texts.given(fullDay(given_at))}${via ? ` ${texts.ways[via]}` : ''}`,
    ...(terms_version ? [texts.terms(terms_version)] : []),
    ended_at ? `${texts.ended(fullDay(ended_at))}${ended_by ? ` ${texts.ends[ended_by]}` : ''}` : texts.open,
  ].join(' · ');

/** What the person has authorized, also what has ended; nothing before the first connection. */
export const Consents = () => {
  const { data } = useAnswer<{ consents: Consent[] }>('/app/api/consents');
  if (!data || data.consents.length === 0) return null;
  return (
    <section class="card wide">
      <h2>{texts.title}</h2>
      <p class="lead">{texts.lead}</p>
      <ul class="rows">
        {data.consents.map((one) => (
          <li class="row" key={`${one.item_id} ${one.given_at}`}>
            <div>
              <b>{one.connector_name || texts.unnamed}</b>
              <small>{facts(one)}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
