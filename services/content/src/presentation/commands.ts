import {
  PresentationCreated,
  PresentationDeleted,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationProcessingStarted,
  PresentationPurged,
  PresentationRestored,
  PresentationRevised,
  PresentationStatusChanged,
} from '@lectern/schemas/events/content.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { slugOf } from '@lectern/kernel/text/fold.ts';
import type { LivePresentation, PresentationEvent, PresentationFile, PresentationSettings, PresentationState, Publication } from './presentation.ts';
import { defaultSettings } from './settings.ts';

interface Target {
  presentationId: string;
}
/** Which processing a job speaks of. */
interface ProcessingTarget extends Target {
  fileId: string;
  request: number;
}
type Changes<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

export interface CreatePresentation extends Target {
  type: 'CreatePresentation';
  ownerId: string;
  name: string;
  presentationType: string;
  status: Publication;
  description: string | null;
  locale: string;
  settings: Changes<PresentationSettings>;
  file: PresentationFile;
}

/** Only what is given changes. */
export interface RevisePresentation extends Target {
  type: 'RevisePresentation';
  changes: Changes<Pick<LivePresentation, 'name' | 'alias' | 'description' | 'locale' | 'isProtected' | 'sharingDisclaimer'>>;
  settings?: Changes<PresentationSettings> | undefined;
}

export type PresentationCommand =
  | CreatePresentation
  | RevisePresentation
  | (Target & { type: 'ChangePresentationStatus'; status: Publication })
  | (Target & { type: 'DeletePresentation' })
  | (Target & { type: 'RestorePresentation' })
  /** Does nothing where it was restored, or was deleted again later. */
  | (Target & { type: 'PurgePresentation' })
  | (Target & { type: 'RetryProcessing' })
  | (ProcessingTarget & { type: 'StartProcessing' })
  | (ProcessingTarget & { type: 'CompleteProcessing'; pages: { width: number; height: number }[]; blobPrefix: string })
  | (ProcessingTarget & { type: 'FailProcessing'; reason: string; message: string });

/** For how long a deleted presentation can be restored. */
export const RESTORE_DAYS = 30;

/** The first moment at which it can be restored no more. */
export function endOfRestoring(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + RESTORE_DAYS * 24 * 3600_000 + 1).toISOString();
}

/** @throws DomainError NOT_FOUND, CONFLICT (a protected one cannot be deleted), GONE (deleted too long ago) */
export function decide({ now, ...command }: PresentationCommand & Decision, state: PresentationState): PresentationEvent[] {
  const { presentationId } = command;
  switch (command.type) {
    case 'CreatePresentation':
      return create(command, state);
    case 'RevisePresentation':
      return revise(command, there(state));
    case 'ChangePresentationStatus':
      if (there(state).publication === command.status) return [];
      return [PresentationStatusChanged({ presentationId, status: command.status })];
    case 'DeletePresentation':
      if (state.status === 'deleted') return []; // A retried delete is not a failure.
      if (there(state).isProtected) throw new DomainError('CONFLICT', 'Protected presentation cannot be deleted.');
      return [PresentationDeleted({ presentationId })];
    case 'RestorePresentation':
      return restore(presentationId, state, now);
    case 'PurgePresentation':
      if (state.status !== 'deleted' || now < endOfRestoring(state.deletedAt)) return [];
      return [PresentationPurged({ presentationId, fileId: state.file.fileId })];
    case 'RetryProcessing': {
      const { processing, file } = there(state);
      if (processing.status !== 'failed') return []; // It runs, or somebody else's retry was faster.
      return [PresentationProcessingRequested({ presentationId, fileId: file.fileId })];
    }
    case 'StartProcessing':
      if (!isAwaited(command, state, 'waiting')) return [];
      return [PresentationProcessingStarted({ presentationId, fileId: command.fileId, attempt: state.attempts + 1 })];
    case 'CompleteProcessing': {
      if (!isAwaited(command, state, 'processing')) return [];
      const { fileId, pages, blobPrefix } = command;
      return [PresentationProcessed({ presentationId, fileId, pages, blobPrefix })];
    }
    case 'FailProcessing': {
      if (!isAwaited(command, state, 'processing')) return [];
      const { fileId, reason, message } = command;
      return [PresentationProcessingFailed({ presentationId, fileId, reason, message })];
    }
  }
}

function create(command: CreatePresentation, state: PresentationState): PresentationEvent[] {
  if (state.status !== 'none') throw new DomainError('CONFLICT', 'This presentation exists already.');
  const { presentationId, ownerId, name, presentationType, status, description, locale, file } = command;
  const settings = merged(defaultSettings, command.settings);
  return [PresentationCreated({ presentationId, ownerId, name, slug: slugFor(name), presentationType, status, description, locale, settings, file })];
}

function revise({ presentationId, changes, settings }: RevisePresentation, state: LivePresentation): PresentationEvent[] {
  const wanted: typeof changes & { slug?: string; settings?: PresentationSettings } = { ...changes };
  if (changes.name !== undefined) wanted.slug = slugFor(changes.name);
  if (settings) wanted.settings = merged(state.settings, settings);
  const isNew = ([field, value]: [string, unknown]) => value !== undefined && !isSame(value, state[field as keyof LivePresentation]);
  const changed = Object.fromEntries(Object.entries(wanted).filter(isNew));
  return Object.keys(changed).length === 0 ? [] : [PresentationRevised({ presentationId, ...changed })];
}

/** What was still being processed when it was deleted was given up, so it is asked for again. */
function restore(presentationId: string, state: PresentationState, now: string): PresentationEvent[] {
  if (state.status === 'present') return [];
  if (state.status === 'none') throw noSuchPresentation();
  if (state.status === 'purged' || now >= endOfRestoring(state.deletedAt)) {
    throw new DomainError('GONE', `This presentation was deleted more than ${RESTORE_DAYS} days ago.`);
  }
  const restored = PresentationRestored({ presentationId });
  const isOver = state.processing.status === 'processed' || state.processing.status === 'failed';
  return isOver ? [restored] : [restored, PresentationProcessingRequested({ presentationId, fileId: state.file.fileId })];
}

/** Whether a job's report is about the processing that is under way; one that comes too late, or twice, says nothing new. */
export function isAwaited(target: { request: number }, state: PresentationState, status: 'waiting' | 'processing'): state is LivePresentation {
  return state.status === 'present' && state.processing.status === status && state.processing.request === target.request;
}

function there(state: PresentationState): LivePresentation {
  if (state.status !== 'present') throw noSuchPresentation();
  return state;
}

function noSuchPresentation(): DomainError {
  return new DomainError('NOT_FOUND', 'No such presentation.');
}

function slugFor(name: string): string {
  return slugOf(name, 'presentation');
}

function merged(settings: PresentationSettings, changes: Changes<PresentationSettings>): PresentationSettings {
  return { ...settings, ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
