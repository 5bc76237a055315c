import { countLabel } from '../../ui/format/count-label.ts';
import { clock } from '../../ui/format/duration.ts';
import { isPlayed, type Played } from './part-label.ts';
import { texts } from './texts.ts';

/** “1 page”, “24 pages”. */
export const pages = (count: number) => texts.pagesCount({ count });

/** “1 link”, “3 links”. */
export const links = (count: number) => texts.linksCount({ count, number: countLabel(count) });

const withoutPages = new Set(['Image', 'Video', 'Audio', 'URL']);

/** “PDF, 24 pages” or “Video, 1:32”; the pages only if known and possible. */
export function kind({
  presentationType,
  pageCount,
  media,
}: {
  presentationType: string;
  pageCount: number | null | undefined;
  media?: Played;
}): string {
  const name = names[presentationType] ?? presentationType;
  if (isPlayed(media)) return `${name}, ${clock(media.durationMs)}`;
  return pageCount == null || withoutPages.has(presentationType)
    ? name
    : `${name}, ${pages(pageCount)}`;
}

const names: Readonly<Record<string, string>> = { URL: texts.website, Audio: texts.sound };
