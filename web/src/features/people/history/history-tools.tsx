import { kindWords } from '../../../people-history/words.ts';
import { Chip } from '../filter-chip.tsx';
import people from '../people.module.css';
import styles from './history.module.css';
import { PersonChip } from './person-chip.tsx';
import type { HistoryFilters } from './use-history-filters.ts';

const kinds = Object.entries(kindWords).map(([kind, word]) => ({ value: kind.toLowerCase(), word }));

/** What narrows the history: of whom, by whom, what, and between which days. */
export function HistoryTools({ filters: { personId, actorId, kind, from, to, change } }: { filters: HistoryFilters }) {
  const day = (name: 'from' | 'to', word: string, value: string | null) => (
    <label>{word}<input type="date" value={value ?? ''} onChange={({ currentTarget }) => change(name, currentTarget.value || null)} /></label>
  );
  return (
    <div className={people['tools']}>
      <div className={people['chips']}>
        <PersonChip word="Person" id={personId} onPick={(id) => change('person', id)} />
        <PersonChip word="By" id={actorId} onPick={(id) => change('by', id)} />
        <Chip word="What" set={kind && kindWords[kind]} groups={[{ word: null, options: kinds }]} onPick={(value) => change('kind', value)} />
      </div>
      <div className={styles['days']}>{day('from', 'From', from)}{day('to', 'To', to)}</div>
    </div>
  );
}
