import { useState } from 'preact/hooks';
import type { NoticeChoices } from '../../../../../shared/contract/web/notices.ts';
import { change } from '../../api/session.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { account } from '../../texts/account.ts';
import { CHANNELS, type Channel, Refused } from '../../ui/refused.tsx';
import { Failure, Notice, Waiting } from '../../ui/states.tsx';
import { why } from '../../ui/why.ts';

type Choice = NoticeChoices['notices'][number];
const texts = account.notices;

type CellProps = { choice: Choice; channel: Channel; reached: boolean; onToggle: () => void };

const Cell = ({ choice, channel, reached, onToggle }: CellProps) => {
  // No message about it is approved there.
  const isMailOnly = choice.kind === 'access_ends' && channel === 'whatsapp';
  if (!choice.changeable || isMailOnly) return <td>{choice[channel] ? texts.always : texts.never}</td>;
  return (
    <td>
      <label class="tick">
        <input
          type="checkbox"
          checked={choice[channel] && reached}
          disabled={!reached}
          aria-label={texts.of(texts.kinds[choice.kind][0], texts.channels[channel])}
          onChange={onToggle}
        />
      </label>
    </td>
  );
};

/** Which notices go out, and where. */
export const Notices = () => {
  const answer = useAnswer<NoticeChoices>('/app/api/notices');
  const [saved, setSaved] = useState<NoticeChoices>();
  const [wrong, setWrong] = useState<string>();
  const shown = saved ?? answer.data;
  const toggle = async ({ kind, ...choice }: Choice, channel: Channel) => {
    setWrong(undefined);
    try {
      setSaved(await change('POST', '/app/api/notices', { kind, channel, on: !choice[channel] }));
    } catch (error) {
      setWrong(why(error));
      // The checkbox returns to the stored state.
      setSaved(shown && { ...shown });
    }
  };
  return (
    <section class="card">
      <header>
        <h2>{texts.title}</h2>
      </header>
      <Failure answer={answer} />
      {shown && <Refused choices={shown} onChange={setSaved} />}
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      {!shown && !answer.problem && <Waiting lines={3} />}
      {shown && (
        <table class="choices">
          <thead>
            <tr>
              <td />
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {texts.channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.notices.map((choice) => (
              <tr key={choice.kind}>
                <th scope="row">
                  {texts.kinds[choice.kind][0]}
                  <small>{texts.kinds[choice.kind][1]}</small>
                </th>
                {CHANNELS.map((channel) => (
                  <Cell
                    key={channel}
                    choice={choice}
                    channel={channel}
                    reached={shown.channels[channel]}
                    onToggle={() => void toggle(choice, channel)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown && !shown.channels.whatsapp && <p class="none">{texts.noPhone}</p>}
    </section>
  );
};
