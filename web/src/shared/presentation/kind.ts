import { countLabel } from '../../ui/format/count-label.ts';
import { locale } from '../../ui/format/locale.ts';

/** “1 page”, “24 pages”. */
export const pages = (count: number) =>
  count === 1 ? '1 page' : `${count.toLocaleString(locale)} pages`;

/** “1 link”, “3 links”. */
export const links = (count: number) => (count === 1 ? '1 link' : `${countLabel(count)} links`);

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
