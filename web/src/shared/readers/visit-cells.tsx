import { Ago } from '../../ui/format/ago.tsx';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { AttentionStrip } from '../attention-strip/attention-strip.tsx';

type ReadPages = {
  pageCount: number | null;
  pages: readonly { page: number; timeMs: number }[];
  isLive: boolean;
  currentPage: number | null;
};
type VisitAttentionProps = {
  visit: ReadPages;
  /** Of the presentation, where the visit does not know it. */
  pageCount: number | null | undefined;
  pictureOf: ((page: number) => string) | undefined;
};

export function VisitAttention({ visit, pageCount, pictureOf }: VisitAttentionProps) {
  const { pages, isLive, currentPage } = visit;
  return (
    <AttentionStrip
      attention={{
        pageCount: visit.pageCount ?? pageCount ?? 0,
        times: pages,
        livePages: isLive && currentPage !== null ? [currentPage] : [],
      }}
      {...(pictureOf === undefined ? {} : { pictureOf })}
    />
  );
}

/** When a visit was, or that it is live. */
export function VisitMoment({ visit }: { visit: { isLive: boolean; lastSeenAt: string } }) {
  return visit.isLive ? <LiveBadge /> : <Ago at={visit.lastSeenAt} />;
}
