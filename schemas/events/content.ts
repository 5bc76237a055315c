import { z } from 'zod';
import { at, event, id, personal } from './event.ts';
import { fileId, labelId, locale, presentationId } from './fields.ts';
import { file, form, formerly, presentationSettings, sealed, status } from './presentation-form.ts';

/** A presentation holds many files, each in a slot of its own. */
const holdFile = ({ file: { fileId } }: { file: { fileId: string } }) => ({ [fileId]: fileId });

/** The presentation's name. */
const name = z.string();
/** Its name in URLs. */
const slug = z.string();
/** Its description; null for none. */
const description = z.string().nullable();
/** What it is: PDF, HTML, PowerPoint, Image, Audio, Video, URL, MS Word, MS Excel, DWG, DXF or ZIP File. */
const presentationType = z.string();

/** A presentation was created, with its file. Its pages follow with PresentationProcessed. */
export const PresentationCreated = event(
  'PresentationCreated',
  {
    /** The new presentation. */
    presentationId,
    /** The user who owns it. */
    ownerId: id,
    name,
    slug,
    presentationType,
    status,
    description,
    locale,
    settings: presentationSettings,
    file,
    /** The presentation that it is a copy of; null for none. */
    copiedFromId: id.nullable().default(null),
    alias: form.alias.default(null),
    externalId: form.externalId.default(null),
    externalUrl: form.externalUrl.default(null),
    fileUrl: form.fileUrl.default(null),
    mainPath: form.mainPath.default(null),
    groupIds: form.groupIds.default([]),
    labelIds: form.labelIds.default([]),
    folderIds: form.folderIds.default([]),
    productIds: form.productIds.default([]),
    brandId: form.brandId.default(null),
    releaseAt: form.releaseAt.default(null),
    expiresAt: form.expiresAt.default(null),
    newUntilAt: form.newUntilAt.default(null),
    reviewerId: form.reviewerId.default(null),
    sendActivityToCrm: form.sendActivityToCrm.default(true),
    isFeatured: form.isFeatured.default(false),
    isProtected: form.isProtected.default(false),
    isRateable: form.isRateable.default(true),
    showInMainList: form.showInMainList.default(true),
    canBeUsedInHaystack: form.canBeUsedInHaystack.default(true),
    shareThemeId: form.shareThemeId.default(null),
    shareTemplateId: form.shareTemplateId.default(null),
    isTemplateRequired: form.isTemplateRequired.default(false),
    customJavascript: form.customJavascript.default(null),
    facebookPixel: form.facebookPixel.default(null),
    googleAnalyticsId: form.googleAnalyticsId.default(null),
    hubspotPixel: form.hubspotPixel.default(null),
    linkedinPixel: form.linkedinPixel.default(null),
    isInternalUseOnly: form.isInternalUseOnly.default(false),
    isPdfForm: form.isPdfForm.default(false),
    subdomain: form.subdomain.default(null),
    contentUpdatedAt: form.contentUpdatedAt.default(null),
    isPosthogEnabled: form.isPosthogEnabled.default(false),
    posthogProjectId: form.posthogProjectId.default(null),
    sharingDisclaimer: form.sharingDisclaimer.default(null),
    vaultConfiguration: form.vaultConfiguration.default({
      synchronizeExpirationDate: true,
      synchronizeTitle: true,
    }),
    accessCodeName: form.accessCodeName.default(null),
    accessCode: sealed.accessCode.default(null),
    slackUrl: sealed.slackUrl.default(null),
    posthogApiKey: sealed.posthogApiKey.default(null),
    notifications: form.notifications.default(null),
  },
  // What the first version did not know yet has its default.
  {
    version: 3,
    upcasts: { 1: (data) => data, 2: (data) => data },
    formerlyProtected: { 1: [], 2: formerly },
    files: holdFile,
  },
);

/**
 * Another file replaces a presentation's file. Pages that are shown stay until the new ones are ready
 * (PresentationProcessed with its id); without any, the new file takes its place at once. It may be a file that was
 * shown before.
 */
export const PresentationFileReplaced = event(
  'PresentationFileReplaced',
  { presentationId, file, presentationType },
  { files: holdFile },
);

/** A replacement that was not shown yet was withdrawn. */
export const PresentationFileWithdrawn = event(
  'PresentationFileWithdrawn',
  { presentationId, fileId },
  { files: ({ fileId }) => ({ [fileId]: null }) },
);

/** A former version of the file was deleted and cannot be shown again. */
export const PresentationFileDeleted = event(
  'PresentationFileDeleted',
  { presentationId, fileId },
  { files: ({ fileId }) => ({ [fileId]: null }) },
);

/**
 * Files that the presentation will not show again were let go: ones that never got pages, or old versions beyond the
 * limit.
 */
export const PresentationFilesReleased = event(
  'PresentationFilesReleased',
  {
    presentationId,
    /** The files that were let go. */
    fileIds: z.array(id).min(1),
  },
  { files: ({ fileIds }) => Object.fromEntries(fileIds.map((fileId) => [fileId, null])) },
);

/** Lectern began to make the pages of a file. */
export const PresentationProcessingStarted = event('PresentationProcessingStarted', {
  presentationId,
  fileId,
  /** Counts the attempts for this file, 1 for the first. */
  attempt: z.number().int().positive(),
});

/** A file's pages are ready and shown from now on. */
export const PresentationProcessed = event(
  'PresentationProcessed',
  {
    presentationId,
    fileId,
    /** One entry per page, in order. */
    pages: z.array(
      z.strictObject({
        /** In points, 1/72 inch. */
        width: z.number(),
        /** In points, 1/72 inch. */
        height: z.number(),
      }),
    ),
    /** Where the pages are stored: `<blobPrefix>/pictures/NNNN.jpg`, `thumbnails/` and `text/NNNN.json`. */
    blobPrefix: z.string(),
    /** Version of the renderer; null when no pages were drawn: a copy, a file that is shown again, an image. */
    renderer: z.number().int().positive().nullable(),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, renderer: 1 }) } },
);

/** The pages of a file could not be made. */
export const PresentationProcessingFailed = event('PresentationProcessingFailed', {
  presentationId,
  fileId,
  /**
   * Why: empty, not-a-pdf, damaged, encrypted, too-many-pages, image-too-large, lost, took-too-long, out-of-memory,
   * crashed or interrupted.
   */
  reason: z.string(),
  /** The reason as one plain sentence for people. */
  message: z.string(),
});

/** The pages of a file are to be made again: after a failure, or because the presentation was restored. */
export const PresentationProcessingRequested = event('PresentationProcessingRequested', {
  presentationId,
  fileId,
});

/**
 * A presentation was edited. Only changed fields are present; null empties a field. `settings` always contains all
 * settings as they are from now on.
 */
export const PresentationRevised = event(
  'PresentationRevised',
  {
    presentationId,
    name: name.optional(),
    slug: slug.optional(),
    description: description.optional(),
    locale: locale.optional(),
    settings: presentationSettings.optional(),
    ...z.strictObject(form).partial().shape,
    accessCode: sealed.accessCode.optional(),
    slackUrl: sealed.slackUrl.optional(),
    posthogApiKey: sealed.posthogApiKey.optional(),
  },
  {
    version: 3,
    upcasts: { 1: (data) => data, 2: (data) => data },
    formerlyProtected: { 1: [], 2: formerly },
  },
);

/** Names the email behind an HMAC in a presentation's `notifications`. */
export const PresentationNotifieeNamed = event('PresentationNotifieeNamed', {
  presentationId,
  /** HMAC of the email in this team. */
  recipientId: z.string(),
  /** The email. */
  email: personal(z.email(), 'recipientId'),
});

/** A presentation got another status. */
export const PresentationStatusChanged = event('PresentationStatusChanged', {
  presentationId,
  status,
});

/** A presentation has another owner. */
export const PresentationOwnerChanged = event('PresentationOwnerChanged', {
  presentationId,
  /** The new owner. */
  ownerId: id,
  /** The previous owner. */
  formerOwnerId: id,
});

/** An editor chose the picture that represents the presentation in lists. */
export const PresentationThumbnailChosen = event(
  'PresentationThumbnailChosen',
  {
    presentationId,
    /** A file of the presentation; null: its first page. */
    fileId: fileId.nullable(),
    /** Of an image in a package, its number there; null for every other file. */
    packageFile: z.number().int().positive().nullable().default(null),
  },
  { version: 2, upcasts: { 1: (data) => data } },
);

/** A presentation's release date came. It is visible from that date on in any case; this event says so. */
export const PresentationReleased = event('PresentationReleased', {
  presentationId,
  /** The release date. */
  releaseAt: at,
});

/** A presentation's expiry date came. It is hidden from that date on in any case; this event says so. */
export const PresentationExpired = event('PresentationExpired', {
  presentationId,
  /** The expiry date. */
  expiresAt: at,
});

/** A presentation was deleted; its links expire. It can be restored for 30 days. */
export const PresentationDeleted = event('PresentationDeleted', { presentationId });

/** A deleted presentation was restored, and with it the links that expired because of it. */
export const PresentationRestored = event('PresentationRestored', { presentationId });

/**
 * A deleted presentation cannot be restored any more: its files and pages are deleted, unless a copy still shows
 * them.
 */
export const PresentationPurged = event(
  'PresentationPurged',
  {
    presentationId,
    /** The file that it showed last. */
    fileId,
  },
  { files: () => 'none' },
);

/**
 * A label of a presentation was replaced by another, because the two were merged, or removed because it was deleted.
 */
export const PresentationLabelReplaced = event('PresentationLabelReplaced', {
  presentationId,
  /** The label that it had. */
  labelId,
  /** The label that it has instead; null for none. */
  byId: id.nullable(),
});
