import type { ReactNode } from 'react';
import { AttentionStrip } from '../attention-strip/attention-strip.tsx';
import { Link } from 'react-router';
import { TableHead } from '../list/table-head.tsx';
import type { VisitorsQuery as Answer, VisitorsQueryVariables } from '../../gql/graphql.ts';
import { deviceOf } from '../presentation/device.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { span } from '../../ui/format/duration.ts';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { followRowLink } from '../../ui/row-link.ts';
import table from '../../ui/table.module.css';
import { ListChoice, VisitsLink, useScrollIntoView } from './list-choice.tsx';
import { useGrowingList } from './use-growing-list.tsx';
import { VisitorsQuery } from './visitors.graphql.ts';
import { laneNote, viewsInLabel, visitorsInLabel } from './visits.ts';
import { readerLabel, readerName } from './reader-name.ts';
import { locale } from '../../ui/format/locale.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type Visitor = Answer['visitors']['items'][number];
type Filter = VisitorsQueryVariables['filter'];
type VisitorsSectionProps = {
  of: { presentationId: string } | { sharedLinkId: string };
  /** The presentation they read. */
  presentationId: string;
  filter: Filter;
  /** Readers of a closed link count as gone. */
  isOpen?: boolean;
};

/** “your team · ana@acqua.example · verified” */
function aboutOf({ contact, isContactVerified, lastSession }: Visitor): string {
  const known =
    contact === null
      ? deviceOf(lastSession?.userAgent ?? null)
      : [
          contact.name === null ? null : contact.email,
          isContactVerified ? texts.verified : texts.notVerified,
        ];
  return [lastSession && laneNote[lastSession.lane], known]
    .flat()
    .filter((word) => word !== null)
    .join(' · ');
}

/**
 * Each visitor once, last active first. Known ones link to their contact, others to their visits
 * here.
 */
export function VisitorsSection({
  of,
  presentationId,
  filter,
  isOpen = true,
}: VisitorsSectionProps) {
  useScrollIntoView('visitors');
  const { items, total, refetch, more } = useGrowingList(
    VisitorsQuery,
    { ...of, filter: filter ?? null },
    {
      listIn: ({ visitors }: Answer) => visitors,
      keyOf: ({ key }: Visitor) => key,
      countLabel: (shown, all) =>
        texts.readOfPages({
          read: shown.length.toLocaleString(locale),
          pages: visitorsInLabel(all),
        }),
    },
  );
  useLiveRefetch(presentationId, {
    isLive: isOpen && items.some(({ lastSession }) => lastSession?.isLive),
    refetch,
  });
  const isOfSomeDays = filter?.from != null || filter?.to != null;
  const isUnfiltered = filter?.includeOwnTeam === true || filter?.includeBots === true;
  return (
    <Section
      anchor="visitors"
      title={texts.visitors}
      aside={<ListChoice list="visitors" />}
      {...(total === 0 ? {} : { hint: total.toLocaleString(locale) })}
    >
      {total === 0 ? (
        <EmptyState title={isOfSomeDays ? texts.noVisitorsInThisPeriod : texts.noVisitorsYet}>
          {texts.readersAppearHere}
        </EmptyState>
      ) : (
        <VisitorsTable items={items} isOpen={isOpen} isUnfiltered={isUnfiltered} />
      )}
      {more}
    </Section>
  );
}

type VisitorsTableProps = {
  items: readonly Visitor[];
  isOpen: boolean;
  isUnfiltered: boolean;
};

function VisitorsTable({ items, isOpen, isUnfiltered }: VisitorsTableProps) {
  return (
    <table
      className={`${table['table']} ${table['tall']} ${table['whole']}`}
      onClick={followRowLink}
    >
      <colgroup>
        <col />
        <col style={{ width: 256 }} />
        <col className={table['medium']} style={{ width: 72 }} />
        <col className={table['medium']} style={{ width: 96 }} />
        <col className={table['large']} style={{ width: 104 }} />
        <col style={{ width: 104 }} />
      </colgroup>
      <VisitorsHead />
      <tbody>
        {items.map((visitor) => {
          const { key, contact, user, views, timeMs, firstSeenAt, lastSeenAt, lastSession } =
            visitor;
          const { isContactVerified } = visitor;
          const isLive = isOpen && lastSession?.isLive === true;
          const reader = { contact, viewer: user, isContactVerified };
          const name = (
            <>
              <Avatar name={readerName(reader)} isLive={isLive} />
              <span>
                <b title={readerLabel(reader)} dir="auto">
                  {readerLabel(reader)}
                </b>
                <small title={aboutOf(visitor)}>{aboutOf(visitor)}</small>
              </span>
            </>
          );
          const ownVisits = (
            <VisitsLink
              visitor={key}
              label={texts.showEachOf({ views: viewsInLabel(views), reader: readerLabel(reader) })}
            >
              {views.toLocaleString(locale)}
            </VisitsLink>
          );
          return (
            <VisitorRow
              key={key}
              visitorKey={key}
              contact={contact}
              name={name}
              isUnfiltered={isUnfiltered}
              last={lastSession}
              ownVisits={ownVisits}
              timeMs={timeMs}
              firstSeenAt={firstSeenAt}
              isLive={isLive}
              lastSeenAt={lastSeenAt}
              views={views}
            />
          );
        })}
      </tbody>
    </table>
  );
}

type VisitorRowProps = {
  visitorKey: string;
  contact: Visitor['contact'];
  name: ReactNode;
  isUnfiltered: boolean;
  last: Visitor['lastSession'];
  ownVisits: ReactNode;
  timeMs: number;
  firstSeenAt: string;
  isLive: boolean;
  lastSeenAt: string | null;
  views: number;
};

function VisitorRow({
  visitorKey,
  contact,
  name,
  isUnfiltered,
  last,
  ownVisits,
  timeMs,
  firstSeenAt,
  isLive,
  lastSeenAt,
  views,
}: VisitorRowProps) {
  return (
    <tr>
      <td>
        {contact === null ? (
          <VisitsLink visitor={visitorKey} className={table['who']}>
            {name}
          </VisitsLink>
        ) : (
          <Link
            to={`/contacts/${contact.id}${isUnfiltered ? '?everyone=1' : ''}`}
            className={table['who']}
          >
            {name}
          </Link>
        )}
      </td>
      <td className={table['wide']}>
        {last === null ? null : (
          <AttentionStrip
            attention={{
              pageCount: last.pageCount ?? 0,
              times: last.pages,
              livePages: isLive && last.currentPage !== null ? [last.currentPage] : [],
            }}
          />
        )}
      </td>
      <td className={`${table['num']} ${table['medium']}`}>{ownVisits}</td>
      <td className={`${table['num']} ${table['medium']}`}>{span(timeMs)}</td>
      <td className={`${table['num']} ${table['large']}`}>
        <Ago at={firstSeenAt} />
      </td>
      <td className={table['num']}>
        {isLive ? <LiveBadge /> : lastSeenAt === null ? '–' : <Ago at={lastSeenAt} />}
        <small className={table['onlySmall']}>
          <VisitsLink visitor={visitorKey}>{viewsInLabel(views)}</VisitsLink>
        </small>
      </td>
    </tr>
  );
}

function VisitorsHead() {
  return (
    <TableHead
      columns={[
        [common.visitor],
        [texts.readLastByTime],
        [common.views, 'num', 'medium'],
        [common.time, 'num', 'medium'],
        [texts.firstSeen, 'num', 'large'],
        [common.lastSeen, 'num'],
      ]}
    />
  );
}
