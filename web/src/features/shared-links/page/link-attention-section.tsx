import { AttentionHero } from '../../../shared/attention-strip/attention-hero.tsx';
import { LiveStatus } from '../../../shared/attention-strip/live-status.tsx';
import { pagesIn, pageUrlOf } from '../../../shared/presentation/page-urls.ts';
import { liveReadersOf, longestLiveTime } from '../../../shared/readers/live-readers.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import type { ShownLink } from './shown-link.ts';
import { texts } from './texts.ts';

export function LinkAttention({ link: { analytics, presentation } }: { link: ShownLink }) {
  const { pages } = presentation;
  if (analytics === null || pages.length === 0) return null;
  const { liveSessions, views, fileViews, fileId, isOfFormerFile: isFormer } = analytics;
  if (views === 0 && liveSessions.length === 0)
    return (
      <Section title={texts.attention}>
        <EmptyState title={texts.unread}>{texts.unreadHint}</EmptyState>
      </Section>
    );
  const { here, livePages, elsewhere } = liveReadersOf(analytics);
  const statistics = new Map(analytics.pages.map((page) => [page.page, page]));
  const figuresOf = (page: number) => {
    const { averageTimeMs = 0, timeMs = 0, views: pageViews = 0 } = statistics.get(page) ?? {};
    const { width = 16, height = 9 } = (isFormer ? undefined : pages[page - 1]) ?? {};
    return {
      averageMs: averageTimeMs,
      totalMs: timeMs,
      views: pageViews,
      openedShare: fileViews === 0 ? null : Math.min(1, pageViews / fileViews),
      aspect: width / height,
    };
  };
  const pictureOf =
    isFormer && fileId !== null
      ? pageUrlOf(presentation.id, fileId)
      : (page: number) => pages[page - 1]?.thumbnailUrl ?? '';
  return (
    <Section
      title={texts.attention}
      hint={isFormer ? texts.timePerPageOfEarlierFile : texts.averageTimePerPageText}
      aside={
        <LiveStatus
          live={{ count: liveSessions.length, pages: livePages, elsewhere }}
          isFormer={isFormer}
          reader={liveSessions.length === 1 ? liveSessions[0] : undefined}
        />
      }
    >
      <AttentionHero
        attention={{
          pageCount: isFormer ? pagesIn(presentation, analytics) : pages.length,
          times: analytics.pages.map(({ page, averageTimeMs }) => ({
            page,
            timeMs: averageTimeMs,
          })),
          livePages,
        }}
        liveTimeOf={(page) => longestLiveTime(here, page)}
        figuresOf={figuresOf}
        pictureOf={pictureOf}
        thumbnailOf={pictureOf}
      />
    </Section>
  );
}
