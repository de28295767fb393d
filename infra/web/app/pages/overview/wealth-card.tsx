import type { Overview } from '../../api/answers.ts';
import { useAmounts } from '../../hidden.ts';
import { overview as texts } from '../../texts/overview.ts';
import { Card } from './card.tsx';

/** What is owned less what is owed; only for who holds investments or loans. */
export const Wealth = ({ wealth }: Pick<Overview, 'wealth'>) => {
  const { money } = useAmounts();
  if (!wealth) return null;
  const { net, known, change } = wealth;
  return (
    <Card title={texts.wealth.title} aside={<a href="/patrimonio">{texts.wealth.all}</a>}>
      <p class="lead">
        <b>{money(net ?? known)}</b> {net === null && <small>{texts.wealth.partial}</small>}
      </p>
      {change !== null && <p class="say">{texts.wealth.change(money(Math.abs(change)), Math.sign(change))}</p>}
    </Card>
  );
};
