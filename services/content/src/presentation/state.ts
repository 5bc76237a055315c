import type { z } from 'zod';
import {
  PresentationCreated,
  PresentationDeleted,
  PresentationExpired,
  PresentationFileDeleted,
  PresentationFileReplaced,
  PresentationFilesReleased,
  PresentationFileWithdrawn,
  PresentationLabelReplaced,
  PresentationNotifieeNamed,
  PresentationOwnerChanged,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationProcessingStarted,
  PresentationPurged,
  PresentationReleased,
  PresentationRestored,
  PresentationRevised,
  PresentationStatusChanged,
  PresentationThumbnailChosen,
} from '@lectern/schemas/events/content.ts';
import { PresentationBrandReplaced } from '@lectern/schemas/events/content/brands.ts';
import { PresentationProductReplaced } from '@lectern/schemas/events/content/products.ts';
import type { presentationSettings } from '@lectern/schemas/events/presentation-form.ts';
import {
  PresentationCaptionsAdded,
  PresentationCaptionsRemoved,
} from '@lectern/schemas/events/content/captions.ts';
import type { PresentationMedia } from '@lectern/schemas/events/content/media.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { PageRun } from './page-runs.ts';

export const events = [
  PresentationCreated,
  PresentationFileDeleted,
  PresentationFileReplaced,
  PresentationFileWithdrawn,
  PresentationFilesReleased,
  PresentationProcessingStarted,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationRevised,
  PresentationLabelReplaced,
  PresentationProductReplaced,
  PresentationBrandReplaced,
  PresentationStatusChanged,
  PresentationOwnerChanged,
  PresentationThumbnailChosen,
  PresentationCaptionsAdded,
  PresentationCaptionsRemoved,
  PresentationNotifieeNamed,
  PresentationReleased,
  PresentationExpired,
  PresentationDeleted,
  PresentationRestored,
  PresentationPurged,
] as const;

export type PresentationEvent = EventOf<(typeof events)[number]>;
export type PresentationSettings = z.output<typeof presentationSettings>;
/** The whole team sees it only while it is active (content §4). */
export type Publication = 'DRAFT' | 'ACTIVE' | 'INACTIVE';
export type PresentationCreatedData = EventOf<typeof PresentationCreated>['data'];
export type PresentationFile = PresentationCreatedData['file'];
/** The fields of the form (content §3), without those that have their own command. */
export type PresentationForm = Omit<
  PresentationCreatedData,
  | 'presentationId'
  | 'ownerId'
  | 'slug'
  | 'presentationType'
  | 'status'
  | 'settings'
  | 'file'
  | 'copiedFromId'
>;

/** `request` is the version of the event that requested it: reports for another request are too late. */
export type Processing =
  | { status: 'waiting'; request: number }
  | { status: 'processing'; request: number }
  | {
      status: 'processed';
      request: number;
      pages: { width: number; height: number }[];
      blobPrefix: string;
      media: PresentationMedia | null;
    }
  | { status: 'failed'; request: number; reason: string; message: string };

/** Of a film or sound, in a language. */
export interface Captions {
  language: string;
  fileId: string;
}

interface Facts extends Omit<PresentationCreatedData, 'presentationId' | 'status'> {
  teamId: string | null;
  publication: Publication;
  /** When its owner became the owner. */
  ownedSince: string;
  /** Null for its first owner. */
  formerOwnerId: string | null;
  /** The email addresses for the hashes in `notifications`. */
  notifiees: Notifiees;
  /** The file whose picture is the thumbnail; null: the first page is. */
  thumbnailFileId: string | null;
  /** Of a film or sound. */
  captions: Captions[];
  /** Of an image in the package that is shown, its number there. */
  thumbnailPicture: number | null;
  uploadedAt: string;
  processing: Processing;
  /** When these pages were first shown; null until they exist. */
  shownSince: string | null;
  replacement: Replacement | null;
  /** Newest last. */
  formerVersions: FormerVersion[];
  /** Ids of the files that were uploaded for it. */
  uploads: string[];
  /** The version of the event that last requested pages. */
  lastRequest: number;
  attempts: number;
  /** The dates that were announced: each once. */
  announcedReleaseAt: string | null;
  announcedExpiryAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export type LivePresentation = Facts & { status: 'present' };
/** A purged one keeps its name and the like, for its links and viewings; its files are gone. */
export type DeletedPresentation = Facts & { status: 'deleted' | 'purged'; deletedAt: string };
export type PresentationState = { status: 'none' } | LivePresentation | DeletedPresentation;
export const noPresentation: PresentationState = { status: 'none' };

/** Email addresses by their hashes, without erased ones. */
export type Notifiees = Readonly<Record<string, string>>;

/** The file that will be shown once its pages exist. */
export interface Replacement {
  file: PresentationFile;
  uploadedAt: string;
  presentationType: string;
  processing: Processing;
}

/** A file that was shown before. Its pages can be shown again, and are what was read then. */
export interface FormerVersion {
  /** From 1. It does not change when older versions are dropped. */
  number: number;
  file: PresentationFile;
  uploadedAt: string;
  presentationType: string;
  pages: PageRun[];
  blobPrefix: string;
  media: PresentationMedia | null;
  from: string;
  until: string;
}
