import { locale } from '../../ui/format/locale.ts';
import { Link } from 'react-router';
import { TableHead } from '../../shared/list/table-head.tsx';
import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import { pagesIn, picturesOf } from '../../shared/presentation/page-urls.ts';
import { liveReadersOf } from '../../shared/readers/live-readers.ts';
import { viewsInLabel } from '../../shared/readers/visits.ts';
import { StripNote } from '../../shared/readers/strip-note.tsx';
import { Ago } from '../../ui/format/ago.tsx';
import { span } from '../../ui/format/duration.ts';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { PageThumbnail } from '../../ui/page-thumbnail.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import table from '../../ui/table.module.css';
import type { ShownContact } from './shown-contact.ts';
import { percent } from '../../ui/format/percent.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const columns = [
  [common.presentation],
  [common.pagesByTime],
  [common.views, 'num', 'medium'],
  [common.time, 'num', 'large'],
  [texts.lastRead, 'num'],
] as const;

type Shown = ShownContact['presentations'][number];

/** What the contact read, most often first, over all visits. */
export function ContactPresentations({
  presentations,
}: {
  presentations: ShownContact['presentations'];
}) {
  return (
    <div id="presentations">
      <Section
        title={common.presentations}
        {...(presentations.length === 0
          ? {}
          : { hint: presentations.length.toLocaleString(locale) })}
      >
        {presentations.length === 0 ? (
          <EmptyState title={texts.nothingReadYet}>{texts.onlyOwnTeamAndBots}</EmptyState>
        ) : (
          <table className={`${table['table']} ${table['tall']}`}>
            <colgroup>
              <col />
              <col style={{ width: '36%' }} />
              <col className={table['medium']} style={{ width: 64 }} />
              <col className={table['large']} style={{ width: 96 }} />
              <col style={{ width: 96 }} />
            </colgroup>
            <TableHead columns={columns} />
            <tbody>
              {presentations.map(({ presentation, figures }) => {
                const { id, name, thumbnailUrl } = presentation;
                const { views, timeMs, completion, lastViewedAt, pages, liveSessions } = figures;
                const pictureOf = picturesOf(presentation, figures.fileId);
                const { livePages, elsewhere } = liveReadersOf(figures);
                return (
                  <PresentationRow
                    key={id}
                    id={id}
                    thumbnailUrl={thumbnailUrl}
                    name={name}
                    completion={completion}
                    presentation={presentation}
                    figures={figures}
                    pages={pages}
                    livePages={livePages}
                    pictureOf={pictureOf}
                    elsewhere={elsewhere}
                    views={views}
                    timeMs={timeMs}
                    liveSessions={liveSessions}
                    lastViewedAt={lastViewedAt}
                  />
                );
              })}
            </tbody>
          </table>
        )}
      </Section>
    </div>
  );
}

type PresentationRowProps = {
  id: string;
  thumbnailUrl: string | null;
  name: string;
  completion: number | null;
  presentation: Shown['presentation'];
  figures: Shown['figures'];
  pages: Shown['figures']['pages'];
  livePages: number[];
  pictureOf: ((page: number) => string) | undefined;
  elsewhere: number;
  views: number;
  timeMs: number;
  liveSessions: Shown['figures']['liveSessions'];
  lastViewedAt: string | null;
};

function PresentationRow({
  id,
  thumbnailUrl,
  name,
  completion,
  presentation,
  figures,
  pages,
  livePages,
  pictureOf,
  elsewhere,
  views,
  timeMs,
  liveSessions,
  lastViewedAt,
}: PresentationRowProps) {
  return (
    <tr>
      <td>
        <Link to={`/content/${id}`} className={table['who']}>
          <PageThumbnail src={thumbnailUrl} size="tiny" />
          <span>
            <b title={name}>{name}</b>
            <small>
              {completion === null ? '' : texts.ofThePages({ completion: percent(completion) })}
            </small>
          </span>
        </Link>
      </td>
      <td className={table['wide']}>
        <AttentionStrip
          attention={{
            pageCount: pagesIn(presentation, figures),
            // Per view, so that the pages stay comparable however often they were read.
            times: pages.map(({ page, timeMs: all }) => ({
              page,
              timeMs: all / Math.max(1, figures.fileViews),
            })),
            livePages,
          }}
          {...(pictureOf === undefined ? {} : { pictureOf })}
        />
        <StripNote figures={figures} elsewhere={elsewhere} />
      </td>
      <td className={`${table['num']} ${table['medium']}`}>{views.toLocaleString(locale)}</td>
      <td className={`${table['num']} ${table['large']}`}>{span(timeMs)}</td>
      <td className={table['num']}>
        {liveSessions.length > 0 ? (
          <LiveBadge />
        ) : lastViewedAt === null ? (
          '–'
        ) : (
          <Ago at={lastViewedAt} />
        )}
        <small className={table['onlySmall']}>{viewsInLabel(views)}</small>
      </td>
    </tr>
  );
}
