import { Link } from 'react-router';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { VisitAttention, VisitMoment } from '../../../shared/readers/visit-cells.tsx';
import { picturesOf } from '../../../shared/presentation/page-urls.ts';
import { ListChoice } from '../../../shared/readers/list-choice.tsx';
import { ThroughLink } from '../../../shared/readers/through-link.tsx';
import { useVisitFilter } from '../../../shared/readers/use-visit-filter.tsx';
import { useViews } from '../../../shared/readers/use-views.tsx';
import { laneNote, severalViews, visitsIn } from '../../../shared/readers/visits.ts';
import { readerLabel, readerName } from '../../../shared/readers/reader-name.ts';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { span } from '../../../ui/format/duration.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { followRowLink } from '../../../ui/row-link.ts';
import table from '../../../ui/table.module.css';
import { deviceOf } from '../../../shared/presentation/device.ts';
import type { PresentationVisitsQuery } from '../../../gql/graphql.ts';
import { PresentationVisitsQuery as VisitsQuery } from './analytics.graphql.ts';
import type { ShownPresentation } from '../shown-presentation.ts';
import type { FiguresFilter } from './use-figures-filter.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const columns = [
  [common.visitor],
  [common.link, 'large'],
  [common.pagesByTime],
  [common.time, 'num', 'medium'],
  [common.when, 'num'],
] as const;

type Visit = ReturnType<
  typeof visitsIn<PresentationVisitsQuery['viewerSessions']['items'][number]>
>[number];

/** “verified · Chrome on Windows” */
function aboutOf(viewing: Visit, done: string | null): string {
  const { lane, contact, isContactVerified, userAgent } = viewing;
  const known = contact === null ? null : isContactVerified ? texts.verified : texts.notVerified;
  return [done, laneNote[lane], known, deviceOf(userAgent), severalViews(viewing)]
    .filter((word) => word !== null)
    .join(' · ');
}

/** Who read it, newest first; a live strip grows. */
export function VisitsSection({
  presentation,
  filter,
}: {
  presentation: ShownPresentation;
  filter: FiguresFilter;
}) {
  const { id, pageCount } = presentation;
  const { did, visitor, title, hintOf, chipsOf, emptyTitle, doneIn } = useVisitFilter();
  const { items, total, refetch, more } = useViews(VisitsQuery, { id, filter, did, visitor });
  useLiveRefetch(id, { isLive: items.some(({ visit }) => visit.isLive), refetch });
  const aside = (
    <>
      {chipsOf(items[0])}
      <ListChoice list="visits" />
    </>
  );
  if (total === 0) {
    const isOfSomeDays = filter.from !== undefined || filter.to !== undefined;
    return (
      <Section anchor="visits" title={title} aside={aside}>
        {emptyTitle !== null ? (
          <EmptyState title={emptyTitle}>{texts.amongCounted}</EmptyState>
        ) : isOfSomeDays ? (
          <EmptyState title={texts.noVisitsInThisPeriod}>{texts.visitsAppearHere}</EmptyState>
        ) : (
          <EmptyState title={texts.noVisitsYet}>{texts.visitsAppearLive}</EmptyState>
        )}
      </Section>
    );
  }
  return (
    <Section anchor="visits" title={title} hint={hintOf(total, items)} aside={aside}>
      <table
        className={`${table['table']} ${table['tall']} ${table['whole']}`}
        onClick={followRowLink}
      >
        <colgroup>
          <col />
          <col className={table['large']} style={{ width: 240 }} />
          <col style={{ width: '36%' }} />
          <col className={table['medium']} style={{ width: 96 }} />
          <col style={{ width: 104 }} />
        </colgroup>
        <TableHead columns={columns} />
        <tbody>
          {visitsIn(items).map((viewing) => {
            const { visit } = viewing;
            const pictureOf = picturesOf(presentation, visit.fileId);
            return (
              <VisitRow
                key={viewing.id}
                viewing={viewing}
                visit={visit}
                doneIn={doneIn}
                pageCount={pageCount}
                pictureOf={pictureOf}
              />
            );
          })}
        </tbody>
      </table>
      {more}
    </Section>
  );
}

type VisitRowProps = {
  viewing: Visit;
  visit: Visit['visit'];
  doneIn: (viewing: Visit) => string | null;
  pageCount: number | null;
  pictureOf: ((page: number) => string) | undefined;
};

function VisitRow({ viewing, visit, doneIn, pageCount, pictureOf }: VisitRowProps) {
  return (
    <tr>
      <td>
        <Link to={`/visits/${viewing.id}`} className={table['who']}>
          <Avatar name={readerName(viewing)} isLive={visit.isLive} />
          <span>
            <b title={readerLabel(viewing)} dir="auto">
              {readerLabel(viewing)}
            </b>
            <small>{aboutOf(viewing, doneIn(viewing))}</small>
          </span>
        </Link>
      </td>
      <td className={table['large']}>
        <ThroughLink of={viewing} />
      </td>
      <td className={table['wide']}>
        <VisitAttention visit={visit} pageCount={pageCount} pictureOf={pictureOf} />
      </td>
      <td className={`${table['num']} ${table['medium']}`}>{span(visit.elapsedMs)}</td>
      <td className={table['num']}>
        <VisitMoment visit={visit} />
      </td>
    </tr>
  );
}
