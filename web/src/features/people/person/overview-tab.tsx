import { locale } from '../../../ui/format/locale.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AttentionFragment } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { AttentionStrip } from '../../../shared/attention-strip/attention-strip.tsx';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { pagesIn, picturesOf } from '../../../shared/presentation/page-urls.ts';
import { liveReadersOf } from '../../../shared/readers/live-readers.ts';
import { StripNote } from '../../../shared/readers/strip-note.tsx';
import { viewsInLabel } from '../../../shared/readers/visits.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { LiveBadge } from '../../../ui/live-badge.tsx';
import { PageThumbnail } from '../../../ui/page-thumbnail.tsx';
import { Section } from '../../../ui/section.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import table from '../../../ui/table.module.css';
import { PersonLinksQuery, PersonPresentationsQuery } from './overview.graphql.ts';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** What the person shares and publishes, and how it is read. */
export function OverviewTab({ person: { id }, isSelf, editor }: PersonTabProps) {
  return (
    <>
      {isSelf || editor.isAdmin ? (
        <Boundary what={common.sharedLinks} loading={<RowSkeletons count={3} />}>
          <SharedLinks id={id} isSelf={isSelf} />
        </Boundary>
      ) : null}
      <Boundary what={common.presentations} loading={<RowSkeletons count={3} />}>
        <Presentations id={id} isSelf={isSelf} />
      </Boundary>
    </>
  );
}

type WorkProps = { id: string; isSelf: boolean };

function SharedLinks({ id, isSelf }: WorkProps) {
  const {
    data: {
      sharedLinks: { items, total },
    },
  } = usePageQuery(PersonLinksQuery, { id });
  return (
    <Work
      title={common.sharedLinks}
      total={total}
      shown={items.length}
      all={`/links?owner=${id}`}
      empty={isSelf ? texts.youHaventCreatedAnyLinks : texts.noLinksYet}
    >
      {items.map(({ id: linkId, name, presentationName, presentation, analytics }) => (
        <WorkRow
          key={linkId}
          to={`/links/${linkId}`}
          name={name ?? presentationName ?? common.untitledLink}
          about={name === null ? null : presentationName}
          presentation={presentation}
          figures={analytics}
        />
      ))}
    </Work>
  );
}

function Presentations({ id, isSelf }: WorkProps) {
  const {
    data: {
      presentations: { items, total },
    },
  } = usePageQuery(PersonPresentationsQuery, { ids: [id] });
  return (
    <Work
      title={common.presentations}
      total={total}
      shown={items.length}
      all={`/content?owner=${id}`}
      empty={isSelf ? texts.youHaventPublishedAnythingYet : texts.noPresentations}
    >
      {items.map((presentation) => (
        <WorkRow
          key={presentation.id}
          to={`/content/${presentation.id}`}
          name={presentation.name}
          about={texts.linksCount({ count: presentation.sharedLinkCount ?? 0 })}
          presentation={presentation}
          figures={presentation.analytics}
        />
      ))}
    </Work>
  );
}

type SectionProps = {
  title: string;
  total: number;
  shown: number;
  /** The full list. */
  all: string;
  empty: string;
  children: ReactNode;
};

function Work({ title, total, shown, all, empty, children }: SectionProps) {
  return (
    <Section
      title={title}
      {...(total > 0 && { hint: countLabel(total) })}
      aside={
        total > shown ? (
          <Link to={all} className="act">
            {texts.viewAll}
          </Link>
        ) : null
      }
    >
      {total === 0 ? (
        <p className={styles['none']}>{empty}</p>
      ) : (
        <table className={`${table['table']} ${table['tall']}`}>
          <colgroup>
            <col />
            <col style={{ width: '38%' }} />
            <col className={table['medium']} style={{ width: 64 }} />
            <col style={{ width: 96 }} />
          </colgroup>
          <TableHead
            columns={[
              [common.name],
              [common.pagesByTime],
              [common.views, 'num', 'medium'],
              [common.lastViewed, 'num'],
            ]}
          />
          <tbody>{children}</tbody>
        </table>
      )}
    </Section>
  );
}

type RowProps = {
  to: string;
  name: string;
  about: string | null;
  presentation: { id: string; thumbnailUrl: string | null; pageCount: number | null } | null;
  figures: AttentionFragment | null | undefined;
};

function WorkRow({ to, name, about, presentation, figures }: RowProps) {
  const pictureOf =
    presentation === null || figures == null ? undefined : picturesOf(presentation, figures.fileId);
  const { livePages, elsewhere } =
    figures == null ? { livePages: [], elsewhere: 0 } : liveReadersOf(figures);
  return (
    <tr>
      <td>
        <Link to={to} className={table['who']}>
          <PageThumbnail src={presentation?.thumbnailUrl ?? null} size="tiny" />
          <span>
            <b title={name} dir="auto">
              {name}
            </b>
            {about === null ? null : <small dir="auto">{about}</small>}
          </span>
        </Link>
      </td>
      <td className={table['wide']}>
        {figures == null || presentation === null ? null : (
          <>
            <AttentionStrip
              attention={{
                pageCount: pagesIn(presentation, figures),
                times: figures.pages.map(({ page, averageTimeMs }) => ({
                  page,
                  timeMs: averageTimeMs,
                })),
                livePages,
              }}
              {...(pictureOf !== undefined && { pictureOf })}
            />
            <StripNote figures={figures} elsewhere={elsewhere} />
          </>
        )}
      </td>
      <td className={`${table['num']} ${table['medium']}`}>
        {figures == null ? '–' : figures.views.toLocaleString(locale)}
      </td>
      <td className={table['num']}>
        {figures == null ? (
          '–'
        ) : figures.liveSessions.length > 0 ? (
          <LiveBadge />
        ) : figures.lastViewedAt === null ? (
          <span className="dim">–</span>
        ) : (
          <Ago at={figures.lastViewedAt} />
        )}
        <small className={table['onlySmall']}>
          {figures == null ? '' : viewsInLabel(figures.views)}
        </small>
      </td>
    </tr>
  );
}
