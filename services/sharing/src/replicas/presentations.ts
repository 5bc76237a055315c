import {
  PresentationCreated,
  PresentationDeleted,
  PresentationFileReplaced,
  PresentationFileWithdrawn,
  PresentationOwnerChanged,
  PresentationProcessed,
  PresentationRestored,
  PresentationRevised,
  PresentationStatusChanged,
} from '@lectern/schemas/events/content.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** What sharing must know of a presentation: whether it may be shared, and what its recipient's page says, asks and allows. */
export interface PresentationReplica {
  name: string;
  slug: string;
  presentationType: string;
  status: 'DRAFT' | 'ACTIVE' | 'INACTIVE';
  ownerId: string;
  /** Who may see it; empty: everybody in the team. */
  groupIds: readonly string[];
  isDeleted: boolean;
  isInternalUseOnly: boolean;
  /** Null: from the beginning, and without an end. */
  releaseAt: string | null;
  expiresAt: string | null;
  /** Of `accessCodeName`; null: none is asked. */
  accessCodeName: string | null;
  /** Grows with each code it gets, and when its links come to be for their recipients only: whoever passed before is asked again. */
  gateVersion: number;
  sharingDisclaimer: string | null;
  file: { fileId: string; name: string };
  /** What takes the place of the file once its pages are there: until then recipients read what they read before. */
  next: { file: { fileId: string; name: string }; presentationType: string } | null;
  /** In points, in order; null until the file is processed. */
  pages: { width: number; height: number }[] | null;
  settings: SharingSettings;
}

type SharingSettings = Pick<
  ReturnType<typeof PresentationCreated>['data']['settings'],
  | 'canBeShared'
  | 'canBeSharedLink'
  | 'canBeForwarded'
  | 'canBeDownloaded'
  | 'canBePrinted'
  | 'areSharedLinksSecure'
  | 'onlyIntendedRecipientsCanViewSharedLinks'
>;

export const presentations = projection({
  name: 'presentations',
  version: 4,
  on: [
    PresentationCreated,
    PresentationFileReplaced,
    PresentationFileWithdrawn,
    PresentationProcessed,
    PresentationRevised,
    PresentationStatusChanged,
    PresentationOwnerChanged,
    PresentationDeleted,
    PresentationRestored,
  ],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.presentationId],
  apply(doc: PresentationReplica | undefined, { type, data }): PresentationReplica | undefined {
    if (type === 'PresentationCreated') {
      const {
        name,
        slug,
        presentationType,
        status,
        ownerId,
        groupIds,
        isInternalUseOnly,
        releaseAt,
        expiresAt,
        accessCodeName,
        sharingDisclaimer,
        file,
      } = data;
      return {
        name,
        slug,
        presentationType,
        status,
        ownerId,
        groupIds,
        isDeleted: false,
        isInternalUseOnly,
        releaseAt,
        expiresAt,
        accessCodeName,
        gateVersion: 0,
        sharingDisclaimer,
        file: { fileId: file.fileId, name: file.name },
        next: null,
        pages: null,
        settings: sharingSettings(data.settings),
      };
    }
    if (!doc) return doc;
    switch (type) {
      case 'PresentationFileReplaced': {
        const next = {
          file: { fileId: data.file.fileId, name: data.file.name },
          presentationType: data.presentationType,
        };
        return doc.pages === null ? { ...doc, ...next, next: null } : { ...doc, next };
      }
      case 'PresentationFileWithdrawn':
        return doc.next?.file.fileId === data.fileId ? { ...doc, next: null } : doc;
      case 'PresentationProcessed':
        if (data.fileId === doc.next?.file.fileId)
          return { ...doc, ...doc.next, next: null, pages: data.pages };
        return data.fileId === doc.file.fileId ? { ...doc, pages: data.pages } : doc;
      case 'PresentationRevised': {
        const {
          name,
          slug,
          groupIds,
          isInternalUseOnly,
          releaseAt,
          expiresAt,
          accessCodeName,
          sharingDisclaimer,
          settings,
        } = data;
        const isNewCode = accessCodeName !== undefined && accessCodeName !== doc.accessCodeName;
        const now = {
          name,
          slug,
          groupIds,
          isInternalUseOnly,
          releaseAt,
          expiresAt,
          accessCodeName,
          sharingDisclaimer,
        };
        const changed = Object.fromEntries(
          Object.entries(now).filter(([, value]) => value !== undefined),
        ) as Partial<PresentationReplica>;
        const isNarrower =
          settings?.onlyIntendedRecipientsCanViewSharedLinks === true &&
          !doc.settings.onlyIntendedRecipientsCanViewSharedLinks;
        return {
          ...doc,
          ...changed,
          ...(settings && { settings: sharingSettings(settings) }),
          gateVersion: doc.gateVersion + Number(isNewCode || isNarrower),
        };
      }
      case 'PresentationStatusChanged':
        return { ...doc, status: data.status };
      case 'PresentationOwnerChanged':
        return { ...doc, ownerId: data.ownerId };
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
  const row = await context.fresh(
    presentations,
    stream,
    (rows) => rows.get(id),
    (found) => found !== null && isAcceptable(found.doc),
  );
  return row?.doc ?? null;
}

export type ReadablePresentation = PresentationReplica & {
  pages: NonNullable<PresentationReplica['pages']>;
};

/** Whether there is something to show a recipient; of a draft there is not. Its dates are a matter of the moment. */
export function isReadable(
  presentation: PresentationReplica,
): presentation is ReadablePresentation {
  return !presentation.isDeleted && presentation.status === 'ACTIVE' && presentation.pages !== null;
}

function sharingSettings({
  canBeShared,
  canBeSharedLink,
  canBeForwarded,
  canBeDownloaded,
  canBePrinted,
  areSharedLinksSecure,
  onlyIntendedRecipientsCanViewSharedLinks,
}: SharingSettings): SharingSettings {
  return {
    canBeShared,
    canBeSharedLink,
    canBeForwarded,
    canBeDownloaded,
    canBePrinted,
    areSharedLinksSecure,
    onlyIntendedRecipientsCanViewSharedLinks,
  };
}
