import {
  PresentationDeleted,
  PresentationExpired,
  PresentationOwnerChanged,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationProcessingStarted,
  PresentationPurged,
  PresentationReleased,
  PresentationRestored,
  PresentationStatusChanged,
  PresentationThumbnailChosen,
} from '@lectern/schemas/events/content.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { copy, create, type CopyPresentation, type CreatePresentation } from './create.ts';
import { isDue } from './dates.ts';
import type { LivePresentation, PresentationEvent, PresentationState, Publication } from './presentation.ts';
import { revise, type RevisePresentation } from './revise.ts';

export interface Target {
  presentationId: string;
}
/** Which processing a job speaks of. */
interface ProcessingTarget extends Target {
  fileId: string;
  request: number;
}

export type PresentationCommand =
  | CreatePresentation
  | CopyPresentation
  | RevisePresentation
  | (Target & { type: 'ChangePresentationStatus'; status: Publication })
  /** Whoever sends it has seen to it that the new owner is a member. */
  | (Target & { type: 'ChangePresentationOwner'; ownerId: string })
  | (Target & { type: 'ChooseThumbnail'; fileId: string | null })
  | (Target & { type: 'DeletePresentation' })
  | (Target & { type: 'RestorePresentation' })
  /** Does nothing where it was restored, or was deleted again later. */
  | (Target & { type: 'PurgePresentation' })
  /** Do nothing before the date, after it was moved, or a second time. */
  | (Target & { type: 'TellOfRelease' })
  | (Target & { type: 'TellOfExpiry' })
  | (Target & { type: 'DeleteFile'; fileId: string })
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

/** @throws DomainError NOT_FOUND, INVALID, CONFLICT (a protected one cannot be deleted), GONE (deleted too long ago) */
export function decide({ now, ...command }: PresentationCommand & Decision, state: PresentationState): PresentationEvent[] {
  const { presentationId } = command;
  switch (command.type) {
    case 'CreatePresentation':
      return create(command, state, now);
    case 'CopyPresentation':
      return copy(command, state);
    case 'RevisePresentation':
      return revise(command, there(state), now);
    case 'ChangePresentationStatus':
      if (there(state).publication === command.status) return [];
      return [PresentationStatusChanged({ presentationId, status: command.status })];
    case 'ChangePresentationOwner': {
      const { ownerId } = there(state);
      if (ownerId === command.ownerId) return [];
      return [PresentationOwnerChanged({ presentationId, ownerId: command.ownerId, formerOwnerId: ownerId })];
    }
    case 'ChooseThumbnail': {
      const { file, thumbnailFileId } = there(state);
      if (command.fileId !== null && command.fileId !== file.fileId) throw new DomainError('NOT_FOUND', 'This presentation has no such file.');
      if (command.fileId === thumbnailFileId) return [];
      return [PresentationThumbnailChosen({ presentationId, fileId: command.fileId })];
    }
    case 'DeletePresentation':
      if (state.status === 'deleted') return []; // A retried delete is not a failure.
      if (there(state).isProtected) throw new DomainError('CONFLICT', 'Protected presentation cannot be deleted.');
      return [PresentationDeleted({ presentationId })];
    case 'RestorePresentation':
      return restore(presentationId, state, now);
    case 'PurgePresentation':
      if (state.status !== 'deleted' || now < endOfRestoring(state.deletedAt)) return [];
      return [PresentationPurged({ presentationId, fileId: state.file.fileId })];
    case 'TellOfRelease':
      if (state.status !== 'present' || !isDue(state.releaseAt, state.toldOfRelease, now)) return [];
      return [PresentationReleased({ presentationId, releaseAt: state.releaseAt })];
    case 'TellOfExpiry':
      if (state.status !== 'present' || !isDue(state.expiresAt, state.toldOfExpiry, now)) return [];
      return [PresentationExpired({ presentationId, expiresAt: state.expiresAt })];
    case 'DeleteFile':
      if (there(state).file.fileId !== command.fileId) throw new DomainError('NOT_FOUND', 'This presentation has no such file.');
      throw new DomainError('CONFLICT', 'A presentation is nothing without its file. Please delete the presentation.');
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
