import { Link } from 'react-router';
import { dateTimeLabel } from '../../../shared/as-of/local-moments.ts';
import { asOf } from '../../../shared/as-of/use-as-of.ts';
import type { PresentationHistoryQuery } from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Logo } from '../../../ui/logo.tsx';
import styles from './history.module.css';
import { Value } from './value.tsx';
import { actionLabel, fieldLabel } from './labels.ts';

type Entry = NonNullable<NonNullable<PresentationHistoryQuery['presentation']>['history']>[number];

/** One command: who, when, and each field before and after. */
export function HistoryEntry({
  entry: { at, actor, onBehalfOf, events, changes },
  isLatest,
}: {
  entry: Entry;
  isLatest: boolean;
}) {
  const name = actor === null ? 'Lectern' : (actor.name ?? 'Former member');
  return (
    <li className={styles['entry']}>
      {actor === null ? (
        <span className={styles['self']}>
          <Logo />
        </span>
      ) : (
        <Avatar name={actor.name} />
      )}
      <div>
        <p>
          <b>{name}</b>
          {onBehalfOf === null ? '' : `, as ${onBehalfOf.name ?? 'a former member'},`}{' '}
          {actionLabel(events)}
        </p>
        {changes.length === 0 ? null : (
          <dl className={styles['changes']}>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{fieldLabel(field)}</dt>
                <dd>
                  <del data-nothing={before === 'null' || undefined}>
                    <span className="sr">from </span>
                    <Value path={field} value={JSON.parse(before)} />
                  </del>
                  <span aria-hidden="true">→</span>
                  <ins>
                    <span className="sr">to </span>
                    <Value path={field} value={JSON.parse(after)} />
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles['when']}>
        <Ago at={at} />
        {isLatest ? (
          <small>current version</small>
        ) : (
          <Link
            className="act"
            to={asOf(at)}
            aria-label={`View this version of ${dateTimeLabel(at)}`}
          >
            View this version
          </Link>
        )}
      </div>
    </li>
  );
}
