import { useViewer } from '../../../account/viewer.ts';
import { kindLabels } from '../../../shared/people-history/labels.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ChipRow } from '../../../ui/side-scroll.tsx';
import { FilterChip } from '../filter-chip.tsx';
import people from '../people.module.css';
import styles from './history.module.css';
import { PersonChip } from './person-chip.tsx';
import type { HistoryFilters } from './use-history-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Only administrators or device editors get these kinds. */
function useKinds() {
  const { viewer, can } = useViewer();
  const isAdmin = viewer.currentTeamRole === 'TEAM_ADMIN';
  const isListed = (kind: string) =>
    kind === 'SINGLE_SIGN_ON' || kind === 'IMPERSONATION'
      ? isAdmin
      : kind !== 'DEVICES' || can('can_edit_devices');
  return Object.entries(kindLabels)
    .filter(([kind]) => isListed(kind))
    .map(([kind, label]) => ({ value: kind.toLowerCase(), label }));
}

/** Filters the history: whom, by whom, what, and when. */
export function HistoryTools({
  filters: { personId, actorId, kind, from, to, change },
}: {
  filters: HistoryFilters;
}) {
  const kinds = useKinds();
  return (
    <div className={`${people['tools']} ${styles['tools']}`}>
      <ChipRow>
        <PersonChip label={common.person} id={personId} onPick={(id) => change('person', id)} />
        <PersonChip label={texts.by} id={actorId} onPick={(id) => change('by', id)} />
        <FilterChip
          label={texts.what}
          set={kind && kindLabels[kind]}
          groups={[{ label: null, options: kinds }]}
          onPick={(value) => change('kind', value)}
        />
      </ChipRow>
      <div className={styles['days']}>
        <DateField
          label={texts.from}
          value={from ?? ''}
          max={to ?? undefined}
          onChange={(day) => change('from', day || null)}
        />
        <DateField
          label={common.to}
          value={to ?? ''}
          min={from ?? undefined}
          onChange={(day) => change('to', day || null)}
        />
      </div>
    </div>
  );
}
