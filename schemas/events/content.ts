import { z } from 'zod';
import { event, id } from './event.ts';

const status = z.enum(['DRAFT', 'ACTIVE', 'INACTIVE']);

/** What a recipient or member may do with it (content §3). */
export const presentationSettings = z.strictObject({
  canBeShared: z.boolean(),
  canBeSharedLink: z.boolean(),
  canBeForwarded: z.boolean(),
  canBeDownloaded: z.boolean(),
  canBePrinted: z.boolean(),
  canBePrintedByUser: z.boolean(),
  canBeExported: z.boolean(),
});

export const PresentationCreated = event('PresentationCreated', {
  presentationId: id,
  ownerId: id,
  name: z.string(),
  slug: z.string(),
  presentationType: z.string(),
  status,
  description: z.string().nullable(),
  locale: z.string(),
  settings: presentationSettings,
  file: z.strictObject({
    fileId: id,
    name: z.string(),
    mimeType: z.string(),
    extension: z.string(),
    /** In bytes. */
    size: z.number().int().nonnegative(),
    /** SHA-256 of the bytes, hex. */
    digest: z.string(),
    blobKey: z.string(),
  }),
});

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

/** Only what changed is there. */
export const PresentationRevised = event('PresentationRevised', {
  presentationId: id,
  name: z.string().optional(),
  slug: z.string().optional(),
  alias: z.string().nullable().optional(),
  description: z.string().nullable().optional(),
  locale: z.string().optional(),
  isProtected: z.boolean().optional(),
  sharingDisclaimer: z.string().nullable().optional(),
  settings: presentationSettings.optional(),
});

export const PresentationStatusChanged = event('PresentationStatusChanged', { presentationId: id, status });

export const PresentationDeleted = event('PresentationDeleted', { presentationId: id });

export const PresentationRestored = event('PresentationRestored', { presentationId: id });

/** It can be restored no more: its files and pages are deleted. */
export const PresentationPurged = event('PresentationPurged', { presentationId: id, fileId: id });
