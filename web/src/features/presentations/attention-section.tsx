import { AttentionHero } from '../../attention-strip/attention-hero.tsx';
import { liveSentence } from '../../attention-strip/sentence.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { useLiveRefetch } from '../../realtime/use-live-refetch.ts';
import { Live } from '../../ui/lamp.tsx';
import { Section } from '../../ui/section.tsx';
import { Figures } from './figures.tsx';
import { PagesTable } from './pages-table.tsx';
import { PresentationAttentionQuery } from './presentation.graphql.ts';
import type { ShownPresentation } from './shown-presentation.ts';
import { Unread } from './unread.tsx';
import type { FiguresFilter } from './use-figures-filter.ts';

/** The strip as the subject of the page, and the figures under it; live while somebody reads. */
export function AttentionSection({ presentation: { id, pages }, filter }: { presentation: ShownPresentation; filter: FiguresFilter }) {
  const { data, error, refetch } = usePageQuery(PresentationAttentionQuery, { id, filter });
  const analytics = data.presentation?.analytics;
  useLiveRefetch(id, { isLive: (analytics?.liveSessions.length ?? 0) > 0, refetch });
  if (analytics == null) throw error ?? new Error('Analytics does not answer right now.');

  const { liveSessions, views } = analytics;
  const isRead = views > 0 || liveSessions.length > 0 || analytics.pages.length > 0;
  if (!isRead) return <Section title="Attention"><Unread filter={filter} /></Section>;
  const livePages = liveSessions.flatMap(({ currentPage }) => currentPage ?? []);
  const statistics = new Map(analytics.pages.map((page) => [page.page, page]));
  const figuresOf = (page: number) => {
    const { averageTimeMs = 0, medianTimeMs = 0, stoppedHere = 0, readAgain = 0, timeMs = 0, views: turns = 0, viewings = 0 } = statistics.get(page) ?? {};
    const { width = 16, height = 9 } = pages[page - 1] ?? {};
    return { averageMs: averageTimeMs, medianMs: medianTimeMs, stoppedHere, readAgain, totalMs: timeMs, views: turns, openedShare: views === 0 ? null : Math.min(1, viewings / views), aspect: width / height };
  };
  const liveTimeOf = (page: number) => Math.max(0, ...liveSessions.filter(({ currentPage }) => currentPage === page).map(({ pages: times }) => times.find((time) => time.page === page)?.timeMs ?? 0));
  const through = liveSessions.length === 1 ? liveSessions[0]?.sharedLink?.name : null;
  return (
    <>
      <Section title="Attention" hint="average time on each page" aside={<span role="status" aria-live="polite">{liveSessions.length === 0 ? null : <Live><span>{liveSentence(livePages, liveSessions.length)}{through == null ? '' : `, through ${through}`}</span></Live>}</span>}>
        <AttentionHero
          attention={{ pageCount: pages.length, times: analytics.pages.map(({ page, averageTimeMs }) => ({ page, timeMs: averageTimeMs })), livePages }}
          liveTimeOf={liveTimeOf} figuresOf={figuresOf}
          pictureOf={(page) => pages[page - 1]?.thumbnailUrl ?? ''} thumbnailOf={(page) => pages[page - 1]?.thumbnailUrl ?? ''}
        />
      </Section>
      <PagesTable pages={analytics.pages} views={views} />
      <Figures analytics={analytics} />
    </>
  );
}
