import { z } from 'zod';
import { labelColours } from '../label-colours.ts';
import { at, event, id, personal } from './event.ts';
import {
  file,
  form,
  formerly,
  isOff,
  isOn,
  presentationSettings,
  sealed,
  status,
} from './presentation-form.ts';

/** A presentation holds many files, each in a slot of its own. */
const holdFile = ({ file: { fileId } }: { file: { fileId: string } }) => ({ [fileId]: fileId });

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
 * Another file is to stand here. Where pages are shown already they stay until its own are made (PresentationProcessed with its
 * id); where none are, it takes the place at once. Its id may be that of a file that was shown before.
 */
export const PresentationFileReplaced = event(
  'PresentationFileReplaced',
  { presentationId: id, file, presentationType: z.string() },
  { files: holdFile },
);

/** A file that was to stand here is not wanted any more. */
export const PresentationFileWithdrawn = event(
  'PresentationFileWithdrawn',
  { presentationId: id, fileId: id },
  { files: ({ fileId }) => ({ [fileId]: null }) },
);

/** A version that was shown before was deleted; it cannot be shown again. */
export const PresentationFileDeleted = event(
  'PresentationFileDeleted',
  { presentationId: id, fileId: id },
  { files: ({ fileId }) => ({ [fileId]: null }) },
);

/** The presentation will not show these files again: one that never got pages, or an old version beyond the limit. */
export const PresentationFilesReleased = event(
  'PresentationFilesReleased',
  { presentationId: id, fileIds: z.array(id).min(1) },
  { files: ({ fileIds }) => Object.fromEntries(fileIds.map((fileId) => [fileId, null])) },
);

export const PresentationProcessingStarted = event('PresentationProcessingStarted', {
  presentationId: id,
  fileId: id,
  attempt: z.number().int().positive(),
});

export const PresentationProcessed = event(
  'PresentationProcessed',
  {
    presentationId: id,
    fileId: id,
    /** In points, one a page, in order. Pictures lie at `<blobPrefix>/pictures/NNNN.jpg`, `thumbnails/`, `text/NNNN.json`. */
    pages: z.array(z.strictObject({ width: z.number(), height: z.number() })),
    blobPrefix: z.string(),
    /** The version of what drew the pages; null where none were drawn for this: a copy, a file that is shown again, an image. */
    renderer: z.number().int().positive().nullable(),
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, renderer: 1 }) } },
);

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
  {
    version: 3,
    upcasts: { 1: (data) => data, 2: (data) => data },
    formerlyProtected: { 1: [], 2: formerly },
  },
);

/** The address of somebody whom its notifications name: theirs, and gone with their key. */
export const PresentationNotifieeNamed = event('PresentationNotifieeNamed', {
  presentationId: id,
  recipientId: z.string(),
  email: personal(z.email(), 'recipientId'),
});

export const PresentationStatusChanged = event('PresentationStatusChanged', {
  presentationId: id,
  status,
});

export const PresentationOwnerChanged = event('PresentationOwnerChanged', {
  presentationId: id,
  ownerId: id,
  formerOwnerId: id,
});

/** A file of this presentation stands for it in lists; null: its first page again. */
export const PresentationThumbnailChosen = event('PresentationThumbnailChosen', {
  presentationId: id,
  fileId: id.nullable(),
});

/** Its release date has come. Whoever goes by the date knows already: this is for whoever wants to hear of it. */
export const PresentationReleased = event('PresentationReleased', {
  presentationId: id,
  releaseAt: at,
});

/** Its expiry date has come; likewise. */
export const PresentationExpired = event('PresentationExpired', {
  presentationId: id,
  expiresAt: at,
});

export const PresentationDeleted = event('PresentationDeleted', { presentationId: id });

export const PresentationRestored = event('PresentationRestored', { presentationId: id });

/** It can be restored no more: its files and pages are deleted, unless a copy still shows them. */
export const PresentationPurged = event(
  'PresentationPurged',
  { presentationId: id, fileId: id },
  { files: () => 'none' },
);

/** A label of a presentation now stands for another; null: it has that label no more. */
export const PresentationLabelReplaced = event('PresentationLabelReplaced', {
  presentationId: id,
  labelId: id,
  byId: id.nullable(),
});

export const labelColour = z.enum(labelColours);

export const LabelCreated = event('LabelCreated', {
  labelId: id,
  name: z.string(),
  colour: labelColour,
});

export const LabelRenamed = event('LabelRenamed', { labelId: id, name: z.string() });

export const LabelRecoloured = event('LabelRecoloured', { labelId: id, colour: labelColour });

/** From now on it stands for another label, wherever it was put. */
export const LabelMerged = event('LabelMerged', {
  labelId: id,
  intoId: id,
  /** Counts the merges of the team: they happen one after the other, so that no two go round in a circle. */
  mergeNumber: z.number().int().positive(),
});

export const LabelDeleted = event('LabelDeleted', { labelId: id });
