import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** The pages of one file, from when they were shown until those of the next were. */
export interface Version {
  fileId: string;
  pageCount: number;
  from: string;
}

/** What a presentation shows and showed, the latest last; what viewers say of it is not to be relied on. */
export interface PresentationReplica {
  versions: readonly Version[];
}

/** What is older is taken for the oldest of these. */
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
    const known = doc?.versions ?? [];
    const isSame = known.at(-1)?.fileId === fileId; // Heard again, or made again.
    return {
      versions: isSame
        ? known
        : [...known, { fileId, pageCount: pages.length, from: meta.time }].slice(-MAX_VERSIONS),
    };
  },
  index: () => ({}),
});

/** The pages that somebody saw who began to read then. */
export function versionAt(
  presentation: PresentationReplica | undefined | null,
  at: string,
): Version | null {
  const versions = presentation?.versions ?? [];
  return versions.findLast(({ from }) => from <= at) ?? versions[0] ?? null;
}
