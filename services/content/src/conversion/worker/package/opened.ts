import type { PackageStart } from '../../messages.ts';
import type { OutlineEntry } from '../../pdfium/links-and-outline.ts';

/** What counts as its pages, and where it opens. */
export interface Opened extends PackageStart {
  title: string | null;
  outline: OutlineEntry[];
}
