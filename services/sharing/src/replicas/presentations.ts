import {
  PresentationCreated,
  PresentationDeleted,
  PresentationProcessed,
  PresentationRestored,
  PresentationRevised,
  PresentationStatusChanged,
} from '@lectern/schemas/events/content.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** What sharing must know of a presentation: whether it may be shared, and what its recipient's page says. */
export interface PresentationReplica {
  name: string;
  slug: string;
  presentationType: string;
  status: 'DRAFT' | 'ACTIVE' | 'INACTIVE';
  isDeleted: boolean;
  sharingDisclaimer: string | null;
  file: { fileId: string; name: string };
  /** In points, in order; null until the file is processed. */
  pages: { width: number; height: number }[] | null;
  settings: {
    canBeShared: boolean;
    canBeSharedLink: boolean;
    canBeForwarded: boolean;
    canBeDownloaded: boolean;
    canBePrinted: boolean;
  };
}

export const presentations = projection({
  name: 'presentations',
  version: 1,
  on: [
    PresentationCreated, PresentationProcessed, PresentationRevised, PresentationStatusChanged, PresentationDeleted, PresentationRestored,
  ],
  fields: {},
  lists: {},
  touches: ({ data }) => [data.presentationId],
  apply(doc: PresentationReplica | undefined, { type, data }): PresentationReplica | undefined {
    if (type === 'PresentationCreated') {
      const { name, slug, presentationType, status, settings, file } = data;
      return {
        name, slug, presentationType, status, isDeleted: false, sharingDisclaimer: null,
        file: { fileId: file.fileId, name: file.name }, pages: null, settings: sharingSettings(settings),
      };
    }
    if (!doc) return doc;
    switch (type) {
      case 'PresentationProcessed':
        return data.fileId === doc.file.fileId ? { ...doc, pages: data.pages } : doc;
      case 'PresentationRevised':
        return {
          ...doc,
          ...(data.name !== undefined && { name: data.name }),
          ...(data.slug !== undefined && { slug: data.slug }),
          ...(data.sharingDisclaimer !== undefined && { sharingDisclaimer: data.sharingDisclaimer }),
          ...(data.settings && { settings: sharingSettings(data.settings) }),
        };
      case 'PresentationStatusChanged':
        return { ...doc, status: data.status };
      case 'PresentationDeleted':
        return { ...doc, isDeleted: true };
      case 'PresentationRestored':
        return { ...doc, isDeleted: false };
    }
  },
  index: () => ({}),
});

/** A presentation of the context's team, read again where what is known does not do; null where there is none. */
export async function readPresentation(
  context: ServiceContext,
  teamId: string,
  id: string,
  isAcceptable: (presentation: PresentationReplica) => boolean,
): Promise<PresentationReplica | null> {
  const stream = `Presentation/${teamId}/${id}`;
  const row = await context.fresh(presentations, stream, (rows) => rows.get(id), (found) => found !== null && isAcceptable(found.doc));
  return row?.doc ?? null;
}

export type ReadablePresentation = PresentationReplica & { pages: NonNullable<PresentationReplica['pages']> };

/** Whether a recipient can be shown it at all; a draft cannot. */
export function isReadable(presentation: PresentationReplica): presentation is ReadablePresentation {
  return !presentation.isDeleted && presentation.status === 'ACTIVE' && presentation.pages !== null;
}

function sharingSettings({ canBeShared, canBeSharedLink, canBeForwarded, canBeDownloaded, canBePrinted }: PresentationReplica['settings']) {
  return { canBeShared, canBeSharedLink, canBeForwarded, canBeDownloaded, canBePrinted };
}
