import { useState } from 'preact/hooks';
import { parseAmount } from '../../amount.ts';
import type { Row, Statement } from '../../api/statement.ts';
import { common } from '../../texts/common.ts';
import { transactions as texts } from '../../texts/transactions.ts';
import { Unloaded } from '../../ui/part.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { filtersSet, NO_CATEGORY, NO_FILTERS, type Shown } from './address.ts';
import { Totals } from './totals.tsx';

const loadFilters = () => import('./filters.tsx');
const loadUnderstood = () => import('./understood.tsx');

/** Changes a part of the address. */
export type Go = (change: Partial<Shown>, replace?: boolean) => void;

type ToolbarProps = {
  shown: Shown;
  data: Statement;
  rows: readonly Row[];
  go: Go;
  onRules: () => void;
  onSheet: () => void;
};

/** The interpretation of the words, the totals of the shown rows, and the filters. */
export const Toolbar = ({ shown, data, rows, go, onRules, onSheet }: ToolbarProps) => {
  const set = filtersSet(shown);
  const [isFiltering, setFiltering] = useState(set > 0);
  const filters = useLoaded(loadFilters, isFiltering);
  const understood = useLoaded(loadUnderstood, data.interpretation !== null);
  return (
    <section class="card wide">
      {data.interpretation && understood.part && (
        <understood.part.Understood
          interpretation={data.interpretation}
          leftOut={shown.leftOut}
          onLeaveOut={(leftOut) => {
            document.getElementById('busca')?.focus();
            go({ leftOut });
          }}
        />
      )}
      {[understood, filters].map(
        (one, i) =>
          !one.part && one.isMissing && <Unloaded key={i} text={common.failed.partUnloaded} onAgain={one.again} />,
      )}
      <Totals rows={rows} />
      <p class="actions">
        <button
          type="button"
          class="quiet small"
          aria-expanded={isFiltering}
          aria-controls="filtros"
          onClick={() => setFiltering(!isFiltering)}
        >
          {texts.filters(set)}
        </button>
        {set > 0 && (
          <button type="button" class="link" onClick={() => go(NO_FILTERS)}>
            {texts.clearFilters}
          </button>
        )}
        <button type="button" class="quiet small last" onClick={onRules}>
          {texts.rules}
        </button>
        <button type="button" class="quiet small" onClick={onSheet}>
          {texts.sheet}
        </button>
      </p>
      {isFiltering && filters.part && (
        <filters.part.Filters
          shown={shown}
          data={data}
          noCategory={NO_CATEGORY}
          isAmount={(typed) => parseAmount(typed) !== null}
          onChange={go}
        />
      )}
    </section>
  );
};
