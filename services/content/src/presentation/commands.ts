import {
  PresentationDeleted,
  PresentationExpired,
  PresentationFileDeleted,
  PresentationFileReplaced,
  PresentationFileWithdrawn,
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
import type { PresentationMedia } from '@lectern/schemas/events/content/media.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { endOfRestoring, RESTORE_DAYS } from '@lectern/kernel/lifecycle/deletable.ts';
import { isHandedOver, type HandOver } from '@lectern/kernel/lifecycle/successors.ts';
import { changeList, type ChangeList } from './change-list.ts';
import { addCaptions, removeCaptions, type AddCaptions, type RemoveCaptions } from './captions.ts';
import { copy, create, type CopyPresentation, type CreatePresentation } from './create.ts';
import { isDue } from './dates.ts';
import { pagesIn } from './page-runs.ts';
import { revise, type RevisePresentation } from './revise.ts';
import { replaceTag, type ReplaceTag } from './tags.ts';
import { workFor } from './versions.ts';
import type {
  LivePresentation,
  PresentationEvent,
  PresentationFile,
  PresentationState,
  Publication,
} from './state.ts';
import { problems } from '../problems.ts';

interface Target {
  presentationId: string;
}
/** The processing that a job reports about. */
interface ProcessingTarget extends Target {
  fileId: string;
  request: number;
}

export type PresentationCommand =
  | CreatePresentation
  | CopyPresentation
  | RevisePresentation
  | ChangeList
  | ReplaceTag
  | AddCaptions
  | RemoveCaptions
  | (Target & { type: 'ChangePresentationStatus'; status: Publication })
  /** The caller has checked that the new owner is a member. */
  | (Target & { type: 'ChangePresentationOwner'; ownerId: string })
  /** The caller has checked that an image in a package belongs to it. */
  | (Target & { type: 'ChooseThumbnail'; fileId: string | null; packageFile?: number | null })
  /** By the product itself, also for a deleted presentation. */
  | (Target & HandOver & { type: 'HandOverPresentation' })
  | (Target & { type: 'DeletePresentation' })
  | (Target & { type: 'RestorePresentation' })
  /** Does nothing when it was restored, or deleted again later. */
  | (Target & { type: 'PurgePresentation' })
  /** They do nothing before the date, after it was moved, or a second time. */
  | (Target & { type: 'AnnounceRelease' })
  | (Target & { type: 'AnnounceExpiry' })
  | (Target & { type: 'DeleteFile'; fileId: string })
  /** A file that was shown before is shown again. */
  | (Target & { type: 'RestoreFile'; fileId: string })
  /** The replacement is given up. */
  | (Target & { type: 'WithdrawFile'; fileId: string })
  | (Target & { type: 'RetryProcessing' })
  | (ProcessingTarget & { type: 'StartProcessing' })
  | (ProcessingTarget & {
      type: 'CompleteProcessing';
      pages: { width: number; height: number }[];
      blobPrefix: string;
      renderer: number | null;
      media?: PresentationMedia | null;
    })
  | (ProcessingTarget & { type: 'FailProcessing'; reason: string; message: string })
  /** What was fetched takes the place of the file that was only its URL. */
  | (ProcessingTarget & {
      type: 'CompleteFetching';
      replacement: { file: PresentationFile; presentationType: string };
    });

/** @throws DomainError NOT_FOUND, INVALID, CONFLICT (a protected one cannot be deleted), GONE (deleted too long ago) */
export function decide(
  { now, ...command }: PresentationCommand & Decision,
  state: PresentationState,
): PresentationEvent[] {
  const { presentationId } = command;
  switch (command.type) {
    case 'CreatePresentation':
      return create(command, state, now);
    case 'CopyPresentation':
      return copy(command, state);
    case 'RevisePresentation':
      return revise(command, requirePresent(state), now);
    case 'ChangeList':
      return changeList(command, requirePresent(state));
    case 'ReplaceTag':
      return replaceTag(command, state);
    case 'AddCaptions':
      return addCaptions(command, requirePresent(state));
    case 'RemoveCaptions':
      return removeCaptions(command, requirePresent(state));
    case 'ChangePresentationStatus':
      if (requirePresent(state).publication === command.status) return [];
      return [PresentationStatusChanged({ presentationId, status: command.status })];
    case 'ChangePresentationOwner': {
      const { ownerId } = requirePresent(state);
      if (ownerId === command.ownerId) return [];
      return [
        PresentationOwnerChanged({
          presentationId,
          ownerId: command.ownerId,
          formerOwnerId: ownerId,
        }),
      ];
    }
    case 'HandOverPresentation': {
      if (state.status === 'none' || !isHandedOver(state, command)) return [];
      const { fromId, toId } = command;
      return [PresentationOwnerChanged({ presentationId, ownerId: toId, formerOwnerId: fromId })];
    }
    case 'ChooseThumbnail': {
      const { file, thumbnailFileId } = requirePresent(state);
      const { fileId, packageFile = null } = command;
      if (fileId !== null && fileId !== file.fileId && packageFile === null)
        throw new DomainError('NOT_FOUND', problems.fileNotOfPresentation);
      if (fileId === thumbnailFileId) return [];
      return [PresentationThumbnailChosen({ presentationId, fileId, packageFile })];
    }
    case 'DeletePresentation':
      if (state.status === 'deleted') return []; // A retried delete is not a failure.
      if (requirePresent(state).isProtected)
        throw new DomainError('CONFLICT', problems.presentationProtected);
      return [PresentationDeleted({ presentationId })];
    case 'RestorePresentation':
      return restore(presentationId, state, now);
    case 'PurgePresentation':
      if (state.status !== 'deleted' || now < endOfRestoring(state.deletedAt)) return [];
      return [PresentationPurged({ presentationId, fileId: state.file.fileId })];
    case 'AnnounceRelease':
      if (state.status !== 'present' || !isDue(state.releaseAt, state.announcedReleaseAt, now))
        return [];
      return [PresentationReleased({ presentationId, releaseAt: state.releaseAt })];
    case 'AnnounceExpiry':
      if (state.status !== 'present' || !isDue(state.expiresAt, state.announcedExpiryAt, now))
        return [];
      return [PresentationExpired({ presentationId, expiresAt: state.expiresAt })];
    case 'DeleteFile':
      return deleteFile(presentationId, command.fileId, requirePresent(state));
    case 'RestoreFile':
      return restoreFile(presentationId, command.fileId, requirePresent(state));
    case 'WithdrawFile': {
      const { replacement } = requirePresent(state);
      if (replacement?.file.fileId !== command.fileId) return []; // It is shown already, or someone else withdrew it.
      return [PresentationFileWithdrawn({ presentationId, fileId: command.fileId })];
    }
    case 'RetryProcessing': {
      const { processing, file } = requirePresent(state).replacement ?? requirePresent(state);
      if (processing.status !== 'failed') return []; // It runs, or someone else retried first.
      return [PresentationProcessingRequested({ presentationId, fileId: file.fileId })];
    }
    case 'StartProcessing':
      if (!isAwaited(command, state, 'waiting')) return [];
      return [
        PresentationProcessingStarted({
          presentationId,
          fileId: command.fileId,
          attempt: state.attempts + 1,
        }),
      ];
    case 'CompleteProcessing': {
      if (!isAwaited(command, state, 'processing')) return [];
      const { fileId, pages, blobPrefix, renderer, media = null } = command;
      return [
        PresentationProcessed({ presentationId, fileId, pages, blobPrefix, renderer, media }),
      ];
    }
    case 'FailProcessing': {
      if (!isAwaited(command, state, 'processing')) return [];
      const { fileId, reason, message } = command;
      return [PresentationProcessingFailed({ presentationId, fileId, reason, message })];
    }
    case 'CompleteFetching':
      if (!isAwaited(command, state, 'processing')) return []; // Another file was uploaded meanwhile.
      return [PresentationFileReplaced({ presentationId, ...command.replacement })];
  }
}

/** Deletion ends processing, so pages that are still missing are requested again. */
function restore(
  presentationId: string,
  state: PresentationState,
  now: string,
): PresentationEvent[] {
  if (state.status === 'present') return [];
  if (state.status === 'none') throw noSuchPresentation();
  if (state.status === 'purged' || now >= endOfRestoring(state.deletedAt)) {
    throw new DomainError('GONE', problems.presentationDeletedLongAgo({ days: RESTORE_DAYS }));
  }
  const restored = PresentationRestored({ presentationId });
  const { processing, file } = state.replacement ?? state;
  const isOver = processing.status === 'processed' || processing.status === 'failed';
  return isOver
    ? [restored]
    : [restored, PresentationProcessingRequested({ presentationId, fileId: file.fileId })];
}

/** Its pages exist already. */
function restoreFile(
  presentationId: string,
  fileId: string,
  { file, formerVersions }: LivePresentation,
): PresentationEvent[] {
  if (file.fileId === fileId) return [];
  const former = formerVersions.findLast((version) => version.file.fileId === fileId);
  if (!former) throw new DomainError('NOT_FOUND', problems.fileNotOfPresentation);
  const { presentationType, pages, blobPrefix, media } = former;
  return [
    PresentationFileReplaced({ presentationId, file: former.file, presentationType }),
    PresentationProcessed({
      presentationId,
      fileId,
      pages: pagesIn(pages),
      blobPrefix,
      renderer: null,
      media,
    }),
  ];
}

/** Whether a job's report is about the current processing: a late or repeated one changes nothing. */
export function isAwaited(
  target: { request: number },
  state: PresentationState,
  status: 'waiting' | 'processing',
): state is LivePresentation {
  return state.status === 'present' && workFor(state, target.request)?.processing.status === status;
}

function requirePresent(state: PresentationState): LivePresentation {
  if (state.status !== 'present') throw noSuchPresentation();
  return state;
}

function noSuchPresentation(): DomainError {
  return new DomainError('NOT_FOUND', problems.presentationUnknown);
}

function deleteFile(
  presentationId: string,
  fileId: string,
  { file, replacement, formerVersions }: LivePresentation,
): PresentationEvent[] {
  if (file.fileId === fileId) throw new DomainError('CONFLICT', problems.fileRequired);
  if (replacement?.file.fileId === fileId)
    return [PresentationFileWithdrawn({ presentationId, fileId })];
  if (formerVersions.some((former) => former.file.fileId === fileId))
    return [PresentationFileDeleted({ presentationId, fileId })];
  throw new DomainError('NOT_FOUND', problems.fileNotOfPresentation);
}
