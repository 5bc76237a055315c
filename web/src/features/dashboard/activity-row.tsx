import { Link } from 'react-router';
import { AttentionStrip } from '../../attention-strip/attention-strip.tsx';
import { Spark } from '../../charts/spark.tsx';
import type { DashboardStripFragment } from '../../gql/graphql.ts';
import { pagesIn, picturesOf } from '../../presentation/page-urls.ts';
import { liveOn } from '../../readers/live.ts';
import { UnderStrip } from '../../readers/under-strip.tsx';
import { Ago } from '../../ui/ago.tsx';
import { Live } from '../../ui/lamp.tsx';
import { Mat } from '../../ui/mat.tsx';
import table from '../../ui/table.module.css';

type ActivityRowProps = { to: string; name: string; about: string; presentation: { id: string; thumbnailUrl: string | null; pageCount: number | null }; figures: DashboardStripFragment };

/** A link or a presentation by how it was read. */
export function ActivityRow({ to, name, about, presentation, figures }: ActivityRowProps) {
  const pictureOf = picturesOf(presentation, figures.fileId);
  const { views, fileViews, lastViewedAt, pages, liveSessions, viewsByDay } = figures;
  const { livePages, elsewhere } = liveOn(figures);
  return (
    <tr>
      <td><Link to={to} className={table['who']}><Mat src={presentation.thumbnailUrl} size="tiny" /><span><b title={name}>{name}</b><small title={about}>{about}</small></span></Link></td>
      <td className={table['wide']}><AttentionStrip attention={{ pageCount: pagesIn(presentation, figures), times: pages.map(({ page, timeMs }) => ({ page, timeMs: timeMs / Math.max(1, fileViews) })), livePages }} {...(pictureOf === undefined ? {} : { pictureOf })} /><UnderStrip figures={figures} elsewhere={elsewhere} /></td>
      <td className={table['large']}><Spark values={viewsByDay} label={`${viewsByDay.reduce((sum, each) => sum + each, 0)} views in 30 days`} /></td>
      <td className={table['num']}>{views.toLocaleString('en')}</td>
      <td className={`${table['num']} ${table['medium']}`}>{liveSessions.length > 0 ? <Live /> : lastViewedAt === null ? '–' : <Ago at={lastViewedAt} />}</td>
    </tr>
  );
}

export function ActivityHead({ word }: { word: string }) {
  return (
    <>
      <colgroup><col /><col style={{ width: 216 }} /><col className={table['large']} style={{ width: 104 }} /><col style={{ width: 64 }} /><col className={table['medium']} style={{ width: 92 }} /></colgroup>
      <thead><tr><th scope="col">{word}</th><th scope="col">Pages, by time</th><th scope="col" className={table['large']}>Views, 30 d</th><th scope="col" className={table['num']}>Views</th><th scope="col" className={`${table['num']} ${table['medium']}`}>Last viewed</th></tr></thead>
    </>
  );
}
