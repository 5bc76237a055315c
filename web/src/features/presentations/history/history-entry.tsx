import { Link } from 'react-router';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { asOf } from '../../../shared/as-of/use-as-of.ts';
import { ChangedFields, HistoryEntry } from '../../../shared/history/history-days.tsx';
import type { PresentationHistoryQuery } from '../../../gql/graphql.ts';
import { Value } from './value.tsx';
import { actionLabel, fieldLabel } from './labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type Entry = NonNullable<NonNullable<PresentationHistoryQuery['presentation']>['history']>[number];

/** One command: who, when, and each field before and after. */
export function PresentationChange({
  entry: { at, actor, onBehalfOf, events, changes },
  isLatest,
}: {
  entry: Entry;
  isLatest: boolean;
}) {
  const name = actor === null ? 'Lectern' : (actor.name ?? common.formerMember);
  return (
    <HistoryEntry
      at={at}
      actor={actor}
      actions={
        isLatest ? (
          <small>{texts.currentVersion}</small>
        ) : (
          <Link
            className="act"
            to={asOf(at)}
            aria-label={texts.viewThisVersionOf({ at: dateTimeLabel(at) })}
          >
            {common.viewThisVersion}
          </Link>
        )
      }
    >
      <p>
        <b>{name}</b>
        {onBehalfOf === null
          ? ''
          : `, ${texts.asNamed({ name: onBehalfOf.name ?? texts.aFormerMember })}`}{' '}
        {actionLabel(events)}
      </p>
      <ChangedFields
        fields={changes.map(({ field, before, after }) => ({
          label: fieldLabel(field),
          before: before === 'null' ? null : <Value path={field} value={JSON.parse(before)} />,
          after: <Value path={field} value={JSON.parse(after)} />,
        }))}
      />
    </HistoryEntry>
  );
}
