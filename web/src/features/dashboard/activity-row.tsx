import { locale } from '../../ui/format/locale.ts';
import { Link } from 'react-router';
import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import { Spark } from '../../shared/charts/spark.tsx';
import type { DashboardStripFragment } from '../../gql/graphql.ts';
import { pagesIn, picturesOf } from '../../shared/presentation/page-urls.ts';
import { liveReadersOf } from '../../shared/readers/live-readers.ts';
import { StripNote } from '../../shared/readers/strip-note.tsx';
import { viewsInLabel } from '../../shared/readers/visits.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { PageThumbnail } from '../../ui/page-thumbnail.tsx';
import table from '../../ui/table.module.css';
import { sparkDays } from './series.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type ActivityRowProps = {
  /** The item's page with the same range; null without access. */ to: string | null;
  name: string;
  about: string;
  presentation: { id: string; thumbnailUrl: string | null; pageCount: number | null } | null;
  figures: DashboardStripFragment;
  days: number;
};

/** A link or presentation with its figures. */
export function ActivityRow({ to, name, about, presentation, figures, days }: ActivityRowProps) {
  const pictureOf = presentation === null ? undefined : picturesOf(presentation, figures.fileId);
  const pageCount = presentation === null ? figures.pages.length : pagesIn(presentation, figures);
  const what = (
    <>
      <PageThumbnail src={presentation?.thumbnailUrl ?? null} size="tiny" />
      <span>
        <b title={name}>{name}</b>
        <small title={about}>{about}</small>
      </span>
    </>
  );
  const { views, fileViews, lastViewedAt, pages, liveSessions } = figures;
  const byDay = figures.viewsByDay.slice(-Math.min(days, sparkDays));
  const drawn = byDay.reduce((sum, each) => sum + each, 0);
  const { livePages, elsewhere } = liveReadersOf(figures);
  return (
    <tr>
      <td>
        {to === null ? (
          <div className={table['who']}>{what}</div>
        ) : (
          <Link to={to} className={table['who']}>
            {what}
          </Link>
        )}
      </td>
      <td className={table['wide']}>
        <AttentionStrip
          attention={{
            pageCount,
            times: pages.map(({ page, timeMs }) => ({
              page,
              timeMs: timeMs / Math.max(1, fileViews),
            })),
            livePages,
          }}
          {...(pictureOf === undefined ? {} : { pictureOf })}
        />
        <StripNote figures={figures} elsewhere={elsewhere} />
      </td>
      <td className={table['large']}>
        <Spark
          values={byDay}
          label={
            days <= sparkDays
              ? texts.byDay({ views: viewsInLabel(views) })
              : texts.viewsInTheLastDays({
                  shown: drawn.toLocaleString(locale),
                  views: viewsInLabel(views),
                  days: sparkDays,
                })
          }
        />
      </td>
      <td className={table['num']}>
        {to === null ? (
          views.toLocaleString(locale)
        ) : (
          <Link
            to={`${to}#visits`}
            aria-label={texts.ofShowEach({ views: viewsInLabel(views), name })}
          >
            {views.toLocaleString(locale)}
          </Link>
        )}
      </td>
      <td className={`${table['num']} ${table['medium']}`}>
        {liveSessions.length > 0 ? (
          <LiveBadge />
        ) : lastViewedAt === null ? (
          '–'
        ) : (
          <Ago at={lastViewedAt} />
        )}
      </td>
    </tr>
  );
}

export function ActivityHead({ label, days }: { label: string; days: number }) {
  return (
    <>
      <colgroup>
        <col />
        <col style={{ width: 216 }} />
        <col className={table['large']} style={{ width: 104 }} />
        <col style={{ width: 64 }} />
        <col className={table['medium']} style={{ width: 92 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{common.pagesByTime}</th>
          <th scope="col" className={table['large']}>
            {days <= sparkDays ? texts.viewsByDay : texts.lastDays({ days: sparkDays })}
          </th>
          <th scope="col" className={table['num']}>
            {common.views}
          </th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>
            {common.lastViewed}
          </th>
        </tr>
      </thead>
    </>
  );
}
