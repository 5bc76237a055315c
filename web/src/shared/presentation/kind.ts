import { countLabel } from '../../ui/format/count-label.ts';
import { texts } from './texts.ts';

/** “1 page”, “24 pages”. */
export const pages = (count: number) => texts.pagesCount({ count });

/** “1 link”, “3 links”. */
export const links = (count: number) => texts.linksCount({ count, number: countLabel(count) });

/** “PDF, 24 pages”; the pages only if known and possible. */
export function kind({
  presentationType,
  pageCount,
}: {
  presentationType: string;
  pageCount: number | null | undefined;
}): string {
  return pageCount == null || presentationType === 'Image'
    ? presentationType
    : `${presentationType}, ${pages(pageCount)}`;
}
