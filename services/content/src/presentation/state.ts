import type { z } from 'zod';
import {
  PresentationCreated,
  PresentationDeleted,
  PresentationExpired,
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
import type { presentationSettings } from '@lectern/schemas/events/presentation-form.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { PageRun } from './page-runs.ts';

export const events = [
  PresentationCreated,
  PresentationFileReplaced,
  PresentationFileWithdrawn,
  PresentationFilesReleased,
  PresentationProcessingStarted,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationRevised,
  PresentationLabelReplaced,
  PresentationStatusChanged,
  PresentationOwnerChanged,
  PresentationThumbnailChosen,
  PresentationNotifieeNamed,
  PresentationReleased,
  PresentationExpired,
  PresentationDeleted,
  PresentationRestored,
  PresentationPurged,
] as const;

export type PresentationEvent = EventOf<(typeof events)[number]>;
export type PresentationSettings = z.output<typeof presentationSettings>;
/** Who may see it: everybody in the team only while it is active (content §4). */
export type Publication = 'DRAFT' | 'ACTIVE' | 'INACTIVE';
export type PresentationCreatedData = EventOf<typeof PresentationCreated>['data'];
export type PresentationFile = PresentationCreatedData['file'];
/** What a person fills in (content §3), but for what has a command of its own. */
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

/** `request` is the version of the event that asked for it: whoever answers another request is too late. */
export type Processing =
  | { status: 'waiting'; request: number }
  | { status: 'processing'; request: number }
  | {
      status: 'processed';
      request: number;
      pages: { width: number; height: number }[];
      blobPrefix: string;
    }
  | { status: 'failed'; request: number; reason: string; message: string };

interface Facts extends Omit<PresentationCreatedData, 'presentationId' | 'status'> {
  teamId: string | null;
  publication: Publication;
  /** Since when its owner owns it. */
  ownedSince: string;
  /** The addresses of those whom `notifications` names. */
  notifiees: Notifiees;
  /** Of a file whose picture stands for it; null: its first page does. */
  thumbnailFileId: string | null;
  uploadedAt: string;
  processing: Processing;
  /** Since when these pages are shown; null until they are there. */
  shownSince: string | null;
  replacement: Replacement | null;
  /** The latest last. */
  formerVersions: FormerVersion[];
  /** Of the files that were uploaded for it. */
  uploads: string[];
  /** The version of the event that asked for pages last. */
  lastRequest: number;
  /** How often processing was started. */
  attempts: number;
  /** The dates whose coming was told: each once. */
  toldOfRelease: string | null;
  toldOfExpiry: string | null;
  createdAt: string;
  updatedAt: string;
}

export type LivePresentation = Facts & { status: 'present' };
/** Of a purged one its name and the like stay, for whoever holds a link or a session of it; its files are gone. */
export type DeletedPresentation = Facts & { status: 'deleted' | 'purged'; deletedAt: string };
export type PresentationState = { status: 'none' } | LivePresentation | DeletedPresentation;
export const noPresentation: PresentationState = { status: 'none' };

/** Addresses by their names, as far as they are known and not erased. */
export type Notifiees = Readonly<Record<string, string>>;

/** A file that is to take the place of the one that is shown, once its pages are there. */
export interface Replacement {
  file: PresentationFile;
  uploadedAt: string;
  presentationType: string;
  processing: Processing;
}

/** What was shown before. Its pages can be shown again, and say what was read then. */
export interface FormerVersion {
  /** From 1; it stays when those before it go. */
  number: number;
  file: PresentationFile;
  uploadedAt: string;
  presentationType: string;
  pages: PageRun[];
  blobPrefix: string;
  from: string;
  until: string;
}
