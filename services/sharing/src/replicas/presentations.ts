import {
  PresentationCreated,
  PresentationDeleted,
  PresentationFileReplaced,
  PresentationFileWithdrawn,
  PresentationOwnerChanged,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationRestored,
  PresentationRevised,
  PresentationStatusChanged,
} from '@lectern/schemas/events/content.ts';
import {
  PresentationCaptionsAdded,
  PresentationCaptionsRemoved,
} from '@lectern/schemas/events/content/captions.ts';
import type { PresentationMedia } from '@lectern/schemas/events/content/media.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';

/** What sharing needs: whether a presentation may be shared, and what its recipients' page shows, asks and allows. */
export interface PresentationReplica {
  name: string;
  slug: string;
  /** Like `isPdfForm`, missing in rows of the previous release. */
  alias?: string | null;
  presentationType: string;
  status: 'DRAFT' | 'ACTIVE' | 'INACTIVE';
  ownerId: string;
  /** Who may see it; empty: the whole team. */
  groupIds: readonly string[];
  isDeleted: boolean;
  isInternalUseOnly: boolean;
  isPdfForm?: boolean;
  /** Null: no limit. */
  releaseAt: string | null;
  expiresAt: string | null;
  /** A hash of the access code; null: no code. */
  accessCodeName: string | null;
  /** Grows with a new code, and when links become recipients-only: visitors must pass the gates again. */
  gateVersion: number;
  sharingDisclaimer: string | null;
  file: { fileId: string; name: string };
  /** Replaces `file` once processed; until then recipients see the old one. */
  next: { file: { fileId: string; name: string }; presentationType: string } | null;
  /** In points; null until processed. */
  pages: { width: number; height: number }[] | null;
  /** What is shown instead of the pages. Missing in rows of the previous release. */
  media?: PresentationMedia | null;
  /** Likewise. */
  captions?: readonly { language: string; fileId: string }[];
  /** Its pages could not be made. Missing until something about that happens. */
  hasFailed?: boolean;
  settings: SharingSettings;
}

type Settings = Created['settings'];
type SharingSettings = Pick<
  Settings,
  | 'canBeShared'
  | 'canBeSharedLink'
  | 'canBeForwarded'
  | 'canBeDownloaded'
  | 'canBePrinted'
  | 'areSharedLinksSecure'
  | 'onlyIntendedRecipientsCanViewSharedLinks'
> &
  Partial<ViewerSettings>;
/** Missing in rows of the previous release. */
type ViewerSettings = Pick<
  Settings,
  | 'canBePrintedByUser'
  | 'canBeExported'
  | 'pdfUseFullApi'
  | 'pdfUseWebviewerServer'
  | 'pdfDisableWidgetHighlighting'
>;

export const presentations = projection({
  name: 'presentations',
  version: 6,
  on: [
    PresentationCreated,
    PresentationFileReplaced,
    PresentationFileWithdrawn,
    PresentationProcessed,
    PresentationProcessingFailed,
    PresentationProcessingRequested,
    PresentationRevised,
    PresentationStatusChanged,
    PresentationOwnerChanged,
    PresentationDeleted,
    PresentationRestored,
    PresentationCaptionsAdded,
    PresentationCaptionsRemoved,
  ],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.presentationId],
  apply(doc: PresentationReplica | undefined, { type, data }): PresentationReplica | undefined {
    if (type === 'PresentationCreated') {
      const { presentationType, status, ownerId, file } = data;
      return {
        ...sharedFields(data),
        presentationType,
        status,
        ownerId,
        isDeleted: false,
        gateVersion: 0,
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
        return doc.pages === null
          ? { ...doc, ...next, next: null, hasFailed: false }
          : { ...doc, next };
      }
      case 'PresentationFileWithdrawn':
        return doc.next?.file.fileId === data.fileId ? { ...doc, next: null } : doc;
      case 'PresentationProcessed':
        if (data.fileId === doc.next?.file.fileId)
          return { ...doc, ...doc.next, next: null, pages: data.pages, media: data.media };
        return data.fileId === doc.file.fileId
          ? { ...doc, pages: data.pages, media: data.media }
          : doc;
      case 'PresentationProcessingFailed':
      case 'PresentationProcessingRequested':
        return data.fileId === doc.file.fileId
          ? { ...doc, hasFailed: type === 'PresentationProcessingFailed' }
          : doc;
      case 'PresentationRevised': {
        const { accessCodeName, settings } = data;
        const isNewCode = accessCodeName !== undefined && accessCodeName !== doc.accessCodeName;
        // Who passed with an email that was not verified is asked again, too.
        const isNarrower = (
          ['onlyIntendedRecipientsCanViewSharedLinks', 'areSharedLinksSecure'] as const
        ).some((name) => settings?.[name] === true && !doc.settings[name]);
        return {
          ...doc,
          ...withoutUndefined(sharedFields(data)),
          ...(settings && { settings: sharingSettings(settings) }),
          gateVersion: doc.gateVersion + Number(isNewCode || isNarrower),
        };
      }
      case 'PresentationCaptionsAdded':
      case 'PresentationCaptionsRemoved': {
        const { language } = data;
        const others = (doc.captions ?? []).filter((each) => each.language !== language);
        return {
          ...doc,
          captions: 'fileId' in data ? [...others, { language, fileId: data.fileId }] : others,
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

/** Waits for the replica while `isAcceptable` is false. Null when there is none. */
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

/** Whether a recipient could see it, once its pages are made; does not check its dates. */
export function isShown({ isDeleted, status }: PresentationReplica): boolean {
  return !isDeleted && status === 'ACTIVE';
}

/** Whether a recipient could see it; does not check its dates. */
export function isReadable(
  presentation: PresentationReplica,
): presentation is ReadablePresentation {
  return isShown(presentation) && presentation.pages !== null;
}

type Created = EventOf<typeof PresentationCreated>['data'];
type Revised = EventOf<typeof PresentationRevised>['data'];
type Shared =
  | 'name'
  | 'slug'
  | 'alias'
  | 'groupIds'
  | 'isInternalUseOnly'
  | 'isPdfForm'
  | 'releaseAt'
  | 'expiresAt'
  | 'accessCodeName'
  | 'sharingDisclaimer';

/** The fields that a revision may change, undefined where it does not. */
function sharedFields(data: Pick<Created, Shared>): Pick<Created, Shared>;
function sharedFields(data: Pick<Revised, Shared>): Pick<Revised, Shared>;
function sharedFields(data: Pick<Revised, Shared>): Pick<Revised, Shared> {
  return {
    name: data.name,
    slug: data.slug,
    alias: data.alias,
    groupIds: data.groupIds,
    isInternalUseOnly: data.isInternalUseOnly,
    isPdfForm: data.isPdfForm,
    releaseAt: data.releaseAt,
    expiresAt: data.expiresAt,
    accessCodeName: data.accessCodeName,
    sharingDisclaimer: data.sharingDisclaimer,
  };
}

function sharingSettings(settings: Settings): SharingSettings {
  return {
    canBeShared: settings.canBeShared,
    canBeSharedLink: settings.canBeSharedLink,
    canBeForwarded: settings.canBeForwarded,
    canBeDownloaded: settings.canBeDownloaded,
    canBePrinted: settings.canBePrinted,
    canBePrintedByUser: settings.canBePrintedByUser,
    canBeExported: settings.canBeExported,
    pdfUseFullApi: settings.pdfUseFullApi,
    pdfUseWebviewerServer: settings.pdfUseWebviewerServer,
    pdfDisableWidgetHighlighting: settings.pdfDisableWidgetHighlighting,
    areSharedLinksSecure: settings.areSharedLinksSecure,
    onlyIntendedRecipientsCanViewSharedLinks: settings.onlyIntendedRecipientsCanViewSharedLinks,
  };
}
