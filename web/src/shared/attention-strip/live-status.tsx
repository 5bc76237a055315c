import { LiveBadge } from '../../ui/live-badge.tsx';
import { liveSentence } from './sentence.ts';

type LiveStatusProps = {
  live: { count: number; pages: readonly number[]; elsewhere: number };
  /** Whether the pages are of a file that is not shown any more. */
  isFormer: boolean;
  through?: string | null | undefined;
};

/** Who is reading which page now; announced as it changes. */
export function LiveStatus({ live, isFormer, through }: LiveStatusProps) {
  const { count, pages, elsewhere } = live;
  return (
    <span role="status" aria-live="polite">
      {count === 0 ? null : (
        <LiveBadge>
          <span>
            {liveSentence(pages, count, elsewhere, isFormer ? 'another' : 'an earlier')}
            {through == null ? '' : `, through ${through}`}
          </span>
        </LiveBadge>
      )}
    </span>
  );
}
