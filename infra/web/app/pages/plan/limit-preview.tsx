import { useEffect, useState } from 'preact/hooks';
import type { LimitPreview } from '../../api/answers.ts';
import { read } from '../../api/read.ts';
import { money } from '../../format.ts';
import { planForms } from '../../texts/plan-forms.ts';
import type { LimitFields } from './limit-form.ts';

const texts = planForms.limit.preview;

const PAUSE_MS = 400;

/** What a limit of the name would count; nothing while it is not known, and where it cannot be: the form does without. */
export type Preview = LimitPreview & { category: string; period: LimitFields['period'] };

/** Asks when the typing has paused. */
export const usePreview = ({ category, period }: Pick<LimitFields, 'category' | 'period'>): Preview | undefined => {
  const [found, setFound] = useState<Preview>();
  const name = category.trim();
  useEffect(() => {
    let isPast = false;
    const ask = async () => {
      const address = `/app/api/limit-preview?category=${encodeURIComponent(name)}&period=${period}`;
      const answer = await read<LimitPreview>(address).catch(() => null);
      if (!isPast) setFound(answer ? { ...answer, category: name, period } : undefined);
    };
    const timer = name ? setTimeout(() => void ask(), PAUSE_MS) : undefined;
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [name, period]);
  return found?.category === name && found.period === period ? found : undefined;
};

export const isUnknown = (preview: Preview | undefined): boolean => preview?.transactions === 0 && preview.spent === 0;

export const previewText = (preview: Preview): string => {
  if (isUnknown(preview)) return texts.none(preview.category);
  const { now, usual } = texts.periods[preview.period];
  return (
    texts.spent(money(preview.spent), now) + (preview.usual === null ? '.' : texts.usual(usual, money(preview.usual)))
  );
};

/** Read out when it changes. */
export const PreviewLine = ({ preview }: { preview: Preview | undefined }) => (
  <p class="preview" role="status">
    {preview && previewText(preview)}
  </p>
);
