import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** A file, shown from then until the next one. */
export interface ShownFile {
  fileId: string;
  pageCount: number;
  from: string;
}

/** Older ones are forgotten; the oldest known stands in for them. */
const MAX_FILES = 200;

/** Which files did a presentation show, and when? The latest last. */
export const shownFiles = projection({
  name: 'shown-files',
  version: 1,
  on: [PresentationProcessed],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.presentationId],
  apply(
    doc: { files: readonly ShownFile[] } | undefined,
    { data: { fileId, pages }, meta },
  ): { files: readonly ShownFile[] } {
    const files = doc?.files ?? [];
    const isSame = files.at(-1)?.fileId === fileId; // Repeated event, or processed again.
    return {
      files: isSame
        ? files
        : [...files, { fileId, pageCount: pages.length, from: meta.time }].slice(-MAX_FILES),
    };
  },
  index: () => ({}),
});
