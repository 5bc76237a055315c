import type { LiveReaderFragment } from '../../gql/graphql.ts';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { readerLabel } from '../readers/reader-name.ts';
import { liveSentence } from './sentence.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type LiveStatusProps = {
  live: { count: number; pages: readonly number[]; elsewhere: number };
  /** Whether the pages are of a file that is not shown any more. */
  isFormer: boolean;
  /** The only one who reads. */
  reader?: LiveReaderFragment | undefined;
  /** The name of their link. */
  via?: string | null | undefined;
};

/** Who is reading which page now; announced as it changes. */
export function LiveStatus({ live, isFormer, reader, via }: LiveStatusProps) {
  const { count, pages, elsewhere } = live;
  const who = reader === undefined ? common.someone : readerLabel(reader);
  return (
    <span role="status" aria-live="polite">
      {count === 0 ? null : (
        <LiveBadge>
          <span dir="auto">
            {liveSentence(pages, count, elsewhere, {
              version: isFormer ? texts.another : texts.anEarlier,
              who,
            })}
            {via == null || via === who ? '' : `, ${texts.viaLink({ via })}`}
          </span>
        </LiveBadge>
      )}
    </span>
  );
}
