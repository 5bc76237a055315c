import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** A file, shown from then until the next one. */
export interface Version {
  fileId: string;
  pageCount: number;
  from: string;
}

/** Files of a presentation, the latest last. What viewers report about them is not reliable. */
export interface PresentationReplica {
  versions: readonly Version[];
}

/** Older ones are forgotten; the oldest known stands in for them. */
const MAX_VERSIONS = 200;

export const presentations = projection({
  name: 'presentations',
  version: 2,
  on: [PresentationProcessed],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.presentationId],
  apply(
    doc: PresentationReplica | undefined,
    { data: { fileId, pages }, meta },
  ): PresentationReplica {
    const versions = doc?.versions ?? [];
    const isSame = versions.at(-1)?.fileId === fileId; // Repeated event, or processed again.
    return {
      versions: isSame
        ? versions
        : [...versions, { fileId, pageCount: pages.length, from: meta.time }].slice(-MAX_VERSIONS),
    };
  },
  index: () => ({}),
});

/** The version that a viewing saw that began at `at`. */
export function versionAt(
  presentation: PresentationReplica | undefined | null,
  at: string,
): Version | null {
  const versions = presentation?.versions ?? [];
  return versions.findLast(({ from }) => from <= at) ?? versions[0] ?? null;
}
