import { z } from 'zod';
import { at, event, id, personal, secret, type ProtectedField } from './event.ts';

const status = z.enum(['DRAFT', 'ACTIVE', 'INACTIVE']);
/** A day of the calendar, `2026-11-22`. */
const day = z.iso.date();
const isOff = z.boolean().default(false);
const isOn = z.boolean().default(true);

/** What a recipient or a member may do with it, and how it is shown (content §3, with its defaults). */
export const presentationSettings = z.strictObject({
  canBeShared: z.boolean(),
  canBeSharedLink: z.boolean(),
  /** What a recipient may do. */
  canBeForwarded: z.boolean(),
  canBeDownloaded: z.boolean(),
  canBePrinted: z.boolean(),
  /** What a member of the team may do. */
  canBePrintedByUser: z.boolean(),
  canBeExported: z.boolean(),

  canBeSharedSpace: isOff,
  canBeSharedText: isOff,
  areSharedLinksSecure: isOff,
  onlyIntendedRecipientsCanViewSharedLinks: isOff,
  canBeFaxed: isOff,
  canBePresentedByUser: isOff,
  canBeAnnotated: isOff,
  canBeHandout: isOff,
  canUserUseCdn: isOff,
  canShareCdnLink: isOff,
  canBeUsedInBuilder: isOff,

  gaProfileId: z.string().nullable().default(null),
  hideStatusBar: isOff,
  rotationMode: z.enum(['BOTH', 'LANDSCAPE', 'PORTRAIT']).default('BOTH'),
  /** 2 or 3. */
  menuBarTaps: z.number().int().min(2).max(3).default(2),
  bounceEnabled: isOff,
  bounceZoomEnabled: isOff,
  clearCacheOnOpen: isOff,
  clearCacheOnExit: isOff,
  alwaysShowToolbar: isOff,
  showSearchButton: isOff,
  showExitInstructions: isOn,
  showSettingsButton: isOff,
  showNavigationListsButton: isOff,
  showThumbnailBrowserButton: isOff,
  pdfViewMode: z.enum(['SINGLE_PAGE', 'SINGLE_CONTINUOUS', 'FACING', 'FACING_CONTINUOUS', 'COVER_FACING', 'COVER_FACING_CONTINUOUS']).default('SINGLE_PAGE'),
  pdfPageViewMode: z.enum(['FIT_PAGE', 'FIT_WIDTH', 'FIT_HEIGHT', 'ZOOM']).default('FIT_PAGE'),
  pdfDisableWidgetHighlighting: isOff,
  pdfUseFullApi: isOn,
  pdfUseWebviewerServer: isOff,
  isDocumentSliderEnabled: isOn,
  isNavigationHistoryEnabled: isOn,
});

/**
 * Whom answers to a form are mailed to, by the names (HMAC) of their addresses, as PresentationNotifieeNamed has them; up to
 * version 2 by the addresses themselves.
 */
const notified = z.strictObject({ enabled: z.boolean(), recipients: z.array(z.string()) });

const text = z.string().nullable();
const ids = z.array(id);

/** The form of content §3, but for what has an event of its own (status, owner, thumbnail, file). */
const form = {
  alias: text,
  externalId: text,
  externalUrl: text,
  fileUrl: text,
  /** The file of a package that is opened first. */
  mainPath: text,
  /** Of groups that may see it; empty: everybody in the team. */
  groupIds: ids,
  labelIds: ids,
  folderIds: ids,
  productIds: ids,
  brandId: id.nullable(),
  /** Before it neither members nor recipients see anything; null: from the beginning. */
  releaseAt: at.nullable(),
  /** From then on neither members nor recipients see anything; null: never ends. */
  expiresAt: at.nullable(),
  /** The last day on which it is shown as new. */
  newUntilAt: day.nullable(),
  reviewerId: id.nullable(),
  sendActivityToCrm: z.boolean(),
  isFeatured: z.boolean(),
  isProtected: z.boolean(),
  isRateable: z.boolean(),
  showInMainList: z.boolean(),
  canBeUsedInHaystack: z.boolean(),
  shareThemeId: id.nullable(),
  shareTemplateId: id.nullable(),
  isTemplateRequired: z.boolean(),
  customJavascript: text,
  facebookPixel: text,
  googleAnalyticsId: text,
  hubspotPixel: text,
  linkedinPixel: text,
  /** Never shared with anybody outside the team. */
  isInternalUseOnly: z.boolean(),
  isPdfForm: z.boolean(),
  subdomain: text,
  contentUpdatedAt: at.nullable(),
  isPosthogEnabled: z.boolean(),
  posthogProjectId: text,
  sharingDisclaimer: text,
  notifications: z.strictObject({ respondent: notified, self: notified }).nullable(),
  vaultConfiguration: z.strictObject({ synchronizeExpirationDate: z.boolean(), synchronizeTitle: z.boolean() }),
  /**
   * Says what the access code is without saying it: `accessCodeName` of kernel/access/access-code.ts, null where none is
   * needed. Whoever has to check a code that a recipient gives makes its name and compares.
   */
  accessCodeName: text,
};

/** What no feed shows: sealed under the presentation's own key. */
const sealed = {
  accessCode: secret(z.string(), 'presentationId'),
  slackUrl: secret(z.string(), 'presentationId'),
  posthogApiKey: secret(z.string(), 'presentationId'),
};

/** As sealed until version 2. */
const formerly: ProtectedField[] = [
  ...['accessCode', 'slackUrl', 'posthogApiKey'].map((name) => ({ name, protection: 'secret' as const, personField: 'presentationId' })),
  { name: 'notifications', protection: 'personal', personField: 'presentationId' },
];

/** A file as it was uploaded. Several presentations have the same one where they are copies. */
const file = z.strictObject({
  fileId: id,
  name: z.string(),
  mimeType: z.string(),
  extension: z.string(),
  /** In bytes. */
  size: z.number().int().nonnegative(),
  /** SHA-256 of the bytes, hex. */
  digest: z.string(),
  blobKey: z.string(),
});

export const PresentationCreated = event(
  'PresentationCreated',
  {
    presentationId: id,
    ownerId: id,
    name: z.string(),
    slug: z.string(),
    presentationType: z.string(),
    status,
    description: z.string().nullable(),
    locale: z.string(),
    settings: presentationSettings,
    file,
    /** The presentation that it is a copy of. */
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
    sendActivityToCrm: isOn,
    isFeatured: isOff,
    isProtected: isOff,
    isRateable: isOn,
    showInMainList: isOn,
    canBeUsedInHaystack: isOn,
    shareThemeId: form.shareThemeId.default(null),
    shareTemplateId: form.shareTemplateId.default(null),
    isTemplateRequired: isOff,
    customJavascript: form.customJavascript.default(null),
    facebookPixel: form.facebookPixel.default(null),
    googleAnalyticsId: form.googleAnalyticsId.default(null),
    hubspotPixel: form.hubspotPixel.default(null),
    linkedinPixel: form.linkedinPixel.default(null),
    isInternalUseOnly: isOff,
    isPdfForm: isOff,
    subdomain: form.subdomain.default(null),
    contentUpdatedAt: form.contentUpdatedAt.default(null),
    isPosthogEnabled: isOff,
    posthogProjectId: form.posthogProjectId.default(null),
    sharingDisclaimer: form.sharingDisclaimer.default(null),
    vaultConfiguration: form.vaultConfiguration.default({ synchronizeExpirationDate: true, synchronizeTitle: true }),
    accessCodeName: form.accessCodeName.default(null),
    accessCode: sealed.accessCode.default(null),
    slackUrl: sealed.slackUrl.default(null),
    posthogApiKey: sealed.posthogApiKey.default(null),
    notifications: form.notifications.default(null),
  },
  // What the first version did not know yet has its default.
  { version: 3, upcasts: { 1: (data) => data, 2: (data) => data }, formerlyProtected: { 1: [], 2: formerly } },
);

/**
 * Another file is to stand here. Where pages are shown already they stay until its own are made (PresentationProcessed with its
 * id); where none are, it takes the place at once. Its id may be that of a file that was shown before.
 */
export const PresentationFileReplaced = event('PresentationFileReplaced', { presentationId: id, file, presentationType: z.string() });

/** A file that was to stand here is not wanted any more. */
export const PresentationFileWithdrawn = event('PresentationFileWithdrawn', { presentationId: id, fileId: id });

export const PresentationProcessingStarted = event('PresentationProcessingStarted', {
  presentationId: id,
  fileId: id,
  attempt: z.number().int().positive(),
});

export const PresentationProcessed = event('PresentationProcessed', {
  presentationId: id,
  fileId: id,
  /** In points, one a page, in order. Pictures lie at `<blobPrefix>/pictures/NNNN.jpg`, `thumbnails/`, `text/NNNN.json`. */
  pages: z.array(z.strictObject({ width: z.number(), height: z.number() })),
  blobPrefix: z.string(),
});

export const PresentationProcessingFailed = event('PresentationProcessingFailed', {
  presentationId: id,
  fileId: id,
  reason: z.string(),
  /** One plain sentence for a person. */
  message: z.string(),
});

export const PresentationProcessingRequested = event('PresentationProcessingRequested', {
  presentationId: id,
  fileId: id,
});

/** Only what changed is there; null empties a field. `settings` are all of them, as they are from now on. */
export const PresentationRevised = event(
  'PresentationRevised',
  {
    presentationId: id,
    name: z.string().optional(),
    slug: z.string().optional(),
    description: z.string().nullable().optional(),
    locale: z.string().optional(),
    settings: presentationSettings.optional(),
    ...z.strictObject(form).partial().shape,
    accessCode: sealed.accessCode.optional(),
    slackUrl: sealed.slackUrl.optional(),
    posthogApiKey: sealed.posthogApiKey.optional(),
  },
  { version: 3, upcasts: { 1: (data) => data, 2: (data) => data }, formerlyProtected: { 1: [], 2: formerly } },
);

/** The address of somebody whom its notifications name: theirs, and gone with their key. */
export const PresentationNotifieeNamed = event('PresentationNotifieeNamed', { presentationId: id, recipientId: z.string(), email: personal(z.email(), 'recipientId') });

export const PresentationStatusChanged = event('PresentationStatusChanged', { presentationId: id, status });

export const PresentationOwnerChanged = event('PresentationOwnerChanged', { presentationId: id, ownerId: id, formerOwnerId: id });

/** A file of this presentation stands for it in lists; null: its first page again. */
export const PresentationThumbnailChosen = event('PresentationThumbnailChosen', { presentationId: id, fileId: id.nullable() });

/** Its release date has come. Whoever goes by the date knows already: this is for whoever wants to hear of it. */
export const PresentationReleased = event('PresentationReleased', { presentationId: id, releaseAt: at });

/** Its expiry date has come; likewise. */
export const PresentationExpired = event('PresentationExpired', { presentationId: id, expiresAt: at });

export const PresentationDeleted = event('PresentationDeleted', { presentationId: id });

export const PresentationRestored = event('PresentationRestored', { presentationId: id });

/** It can be restored no more: its files and pages are deleted, unless a copy still shows them. */
export const PresentationPurged = event('PresentationPurged', { presentationId: id, fileId: id });
