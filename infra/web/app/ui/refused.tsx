import { useState } from 'preact/hooks';
import type { NoticeChoices } from '../../../../shared/contract/web/notices.ts';
import { change } from '../api/session.ts';
import { useAnswer } from '../api/use-answer.ts';
import { common } from '../texts/common.ts';
import { Notice } from './states.tsx';
import { why } from './why.ts';

export const CHANNELS = ['email', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the button switches on: a notice that is on already, so that nothing else changes. */
const kindToSet = ({ notices }: NoticeChoices, channel: Channel) => {
  const changeable = notices.filter((one) => one.changeable);
  return (changeable.find((one) => one[channel]) ?? changeable[0])?.kind;
};

/** Channels that get no notices, although the user has chosen them, and the way back. */
export const Refused = ({
  choices,
  onChange,
}: {
  choices: NoticeChoices;
  onChange: (choices: NoticeChoices) => void;
}) => {
  const [wrong, setWrong] = useState<string>();
  const lift = async (channel: Channel) => {
    setWrong(undefined);
    try {
      const kind = kindToSet(choices, channel);
      onChange(await change('POST', '/app/api/notices', { kind, channel, on: true }));
    } catch (error) {
      setWrong(why(error));
    }
  };
  const refused = CHANNELS.flatMap((channel) => {
    const text = common.refused[channel][choices[`${channel}_state`]];
    return text ? [{ channel, text }] : [];
  });
  return (
    <>
      {refused.map(({ channel, text }) => (
        <Notice key={channel}>
          {text}{' '}
          <button type="button" class="link" onClick={() => void lift(channel)}>
            {common.refused.lift}
          </button>
        </Notice>
      ))}
      {wrong && <Notice kind="bad">{wrong}</Notice>}
    </>
  );
};

/** The same where no notices are shown beside it. */
export const RefusedStrip = () => {
  const { data } = useAnswer<NoticeChoices>('/app/api/notices');
  const [saved, setSaved] = useState<NoticeChoices>();
  const choices = saved ?? data;
  if (!choices || (choices.email_state === 'ok' && choices.whatsapp_state === 'ok')) return null;
  return (
    <div class="wide stack">
      <Refused choices={choices} onChange={setSaved} />
    </div>
  );
};
