import type { ContactVisitsQuery as Answer } from '../../gql/graphql.ts';
import { Link } from 'react-router';
import { TableHead } from '../../shared/list/table-head.tsx';
import { VisitAttention, VisitMoment } from '../../shared/readers/visit-cells.tsx';
import { ThroughLink } from '../../shared/readers/through-link.tsx';
import { useVisitFilter } from '../../shared/readers/use-visit-filter.tsx';
import { useViews } from '../../shared/readers/use-views.tsx';
import { laneNote, severalViews, visitsIn } from '../../shared/readers/visits.ts';
import { deviceOf } from '../../shared/presentation/device.ts';
import { picturesOf } from '../../shared/presentation/page-urls.ts';
import { useLivePages } from '../../realtime/use-live-refetch.ts';
import { span } from '../../ui/format/duration.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import table from '../../ui/table.module.css';
import { ContactVisitsQuery } from './contacts.graphql.ts';
import type { Question } from './use-contact-filters.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const columns = [
  [texts.read],
  [texts.via, 'large'],
  [common.pagesByTime],
  [common.time, 'num', 'medium'],
  [common.when, 'num'],
] as const;

type Visit = ReturnType<typeof visitsIn<Answer['viewerSessions']['items'][number]>>[number];

/** The contact's visits, newest first. */
export function ContactVisits({ id, filter }: { id: string; filter: Question['filter'] }) {
  const { did, title, hintOf, chipsOf, emptyTitle, doneIn } = useVisitFilter();
  const { items, total, refetch, more } = useViews(ContactVisitsQuery, { id, did, filter });
  useLivePages({ isLive: items.some(({ visit }) => visit.isLive), refetch });
  return (
    <Section
      anchor="visits"
      title={title}
      aside={chipsOf(undefined)}
      {...(total === 0 ? {} : { hint: hintOf(total, items) })}
    >
      {total === 0 ? (
        emptyTitle !== null ? (
          <EmptyState title={emptyTitle}>{texts.inTheVisitsCountedHere}</EmptyState>
        ) : (
          <EmptyState title={texts.noVisitsToShow}>{texts.visitsAppearHere}</EmptyState>
        )
      ) : (
        <table className={`${table['table']} ${table['tall']}`}>
          <colgroup>
            <col />
            <col className={table['large']} style={{ width: '20%' }} />
            <col style={{ width: '32%' }} />
            <col className={table['medium']} style={{ width: 96 }} />
            <col style={{ width: 96 }} />
          </colgroup>
          <TableHead columns={columns} />
          <tbody>
            {visitsIn(items).map((viewing) => {
              const {
                id: visitId,
                lane,
                userAgent,
                presentation: { name, pageCount: all },
                visit: { elapsedMs, fileId },
              } = viewing;
              const pictureOf = picturesOf(viewing.presentation, fileId);
              return (
                <tr key={visitId}>
                  <td>
                    <VisitLink
                      visitId={visitId}
                      name={name}
                      doneIn={doneIn}
                      viewing={viewing}
                      userAgent={userAgent}
                      lane={lane}
                    />
                  </td>
                  <td className={table['large']}>
                    <ThroughLink of={viewing} />
                  </td>
                  <td className={table['wide']}>
                    <VisitAttention visit={viewing.visit} pageCount={all} pictureOf={pictureOf} />
                  </td>
                  <td className={`${table['num']} ${table['medium']}`}>{span(elapsedMs)}</td>
                  <td className={table['num']}>
                    <VisitMoment visit={viewing.visit} />
                    <small className={table['onlySmall']}>{span(elapsedMs)}</small>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {more}
    </Section>
  );
}

type VisitLinkProps = {
  visitId: string;
  name: string;
  doneIn: (viewing: Visit) => string | null;
  viewing: Visit;
  userAgent: Visit['userAgent'];
  lane: Visit['lane'];
};

function VisitLink({ visitId, name, doneIn, viewing, userAgent, lane }: VisitLinkProps) {
  return (
    <Link to={`/visits/${visitId}`} className={table['who']}>
      <span>
        <b title={name}>{name}</b>
        <small>
          {[doneIn(viewing), deviceOf(userAgent), severalViews(viewing), laneNote[lane]]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </Link>
  );
}
