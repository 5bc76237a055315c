import type { LinkVisitsQuery as VisitsAnswer } from '../../../gql/graphql.ts';
import { Link } from 'react-router';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { VisitAttention, VisitMoment } from '../../../shared/readers/visit-cells.tsx';
import type { LinkVisitsQueryVariables } from '../../../gql/graphql.ts';
import { ListChoice } from '../../../shared/readers/list-choice.tsx';
import { useVisitFilter } from '../../../shared/readers/use-visit-filter.tsx';
import { useViews } from '../../../shared/readers/use-views.tsx';
import { laneNote, severalViews, visitsIn } from '../../../shared/readers/visits.ts';
import { deviceOf } from '../../../shared/presentation/device.ts';
import { picturesOf } from '../../../shared/presentation/page-urls.ts';
import { useLiveRefetch } from '../../../realtime/use-live-refetch.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { span } from '../../../ui/format/duration.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { followRowLink } from '../../../ui/row-link.ts';
import table from '../../../ui/table.module.css';
import { LinkVisitsQuery } from './link-page.graphql.ts';
import type { ShownLink } from './shown-link.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const columns = [
  [common.visitor],
  [common.pagesByTime],
  [common.time, 'num', 'medium'],
  [common.when, 'num'],
] as const;

type Item = VisitsAnswer['viewerSessions']['items'][number];
type Visit = ReturnType<typeof visitsIn<Item>>[number];

export function LinkVisits({
  link: { id, status, presentation },
  filter,
}: {
  link: ShownLink;
  filter: LinkVisitsQueryVariables['filter'];
}) {
  const isOpen = status === 'ACTIVE'; // Readers of a closed link count as gone.
  const { did, visitor, title, hintOf, chipsOf, emptyTitle, doneIn } = useVisitFilter();
  const { items, total, refetch, more } = useViews(LinkVisitsQuery, {
    id,
    did,
    visitor,
    filter: filter ?? null,
  });
  useLiveRefetch(presentation.id, {
    isLive: isOpen && items.some(({ visit }) => visit.isLive),
    refetch,
  });
  return (
    <Section
      anchor="visits"
      title={title}
      aside={
        <>
          {chipsOf(items[0])}
          <ListChoice list="visits" />
        </>
      }
      {...(total === 0 ? {} : { hint: hintOf(total, items) })}
    >
      {total === 0 ? (
        emptyTitle !== null ? (
          <EmptyState title={emptyTitle}>{texts.amongCounted}</EmptyState>
        ) : (
          <NoVisits filter={filter} />
        )
      ) : (
        <VisitsTable items={items} isOpen={isOpen} presentation={presentation} doneIn={doneIn} />
      )}
      {more}
    </Section>
  );
}

type VisitsTableProps = {
  items: readonly Item[];
  isOpen: boolean;
  presentation: ShownLink['presentation'];
  doneIn: (viewing: Visit) => string | null;
};

function VisitsTable({ items, isOpen, presentation, doneIn }: VisitsTableProps) {
  return (
    <table
      className={`${table['table']} ${table['tall']} ${table['whole']}`}
      onClick={followRowLink}
    >
      <colgroup>
        <col />
        <col style={{ width: '44%' }} />
        <col className={table['medium']} style={{ width: 96 }} />
        <col style={{ width: 104 }} />
      </colgroup>
      <TableHead columns={columns} />
      <tbody>
        {visitsIn(items).map((viewing) => {
          const {
            id: visitId,
            contact,
            isContactVerified,
            viewer,
            userAgent,
            lane,
            visit: { isLive: isNotified, fileId, elapsedMs },
          } = viewing;
          const isLive = isOpen && isNotified;
          const name = contact?.name ?? contact?.email ?? viewer?.name ?? null;
          const pictureOf = picturesOf(presentation, fileId);
          const about = [
            doneIn(viewing),
            contact === null ? null : isContactVerified ? texts.verified : texts.notVerified,
            deviceOf(userAgent),
            severalViews(viewing),
            laneNote[lane],
          ]
            .filter((word) => word !== null)
            .join(' · ');
          return (
            <tr key={visitId}>
              <td>
                <VisitorLink visitId={visitId} name={name} isLive={isLive} about={about} />
              </td>
              <td className={table['wide']}>
                <VisitAttention
                  visit={{ ...viewing.visit, isLive }}
                  pageCount={presentation.pageCount}
                  pictureOf={pictureOf}
                />
              </td>
              <td className={`${table['num']} ${table['medium']}`}>{span(elapsedMs)}</td>
              <td className={table['num']}>
                <VisitMoment visit={{ ...viewing.visit, isLive }} />
                <small className={table['onlySmall']}>{span(elapsedMs)}</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type VisitorLinkProps = {
  visitId: string;
  name: string | null;
  isLive: boolean;
  about: string;
};

function VisitorLink({ visitId, name, isLive, about }: VisitorLinkProps) {
  return (
    <Link to={`/visits/${visitId}`} className={table['who'] ?? ''}>
      <Avatar name={name} isLive={isLive} />
      <span>
        <b title={name ?? undefined} dir="auto">
          {name ?? common.someone}
        </b>
        <small title={about}>{about}</small>
      </span>
    </Link>
  );
}

function NoVisits({ filter }: { filter: LinkVisitsQueryVariables['filter'] }) {
  return (
    <EmptyState
      title={
        filter?.from == null && filter?.to == null ? texts.noVisitsYet : texts.noVisitsInThisPeriod
      }
    >
      {texts.visitsAppearLive}
    </EmptyState>
  );
}
