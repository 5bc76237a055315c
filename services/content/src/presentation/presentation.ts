import { PresentationFilesReleased } from '@lectern/schemas/events/content.ts';
import { aggregate, type Decision } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { receiptReservation } from '@lectern/kernel/files/receipt.ts';
import type { Reservation } from '@lectern/kernel/store/commits-port.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { decide, type PresentationCommand } from './commands.ts';
import { withCaptions } from './captions.ts';
import { keptNotifiees } from './notifiees.ts';
import { withReplaced } from './tags.ts';
import { fileIdsOf, withFile, withPages, withProcessing } from './versions.ts';
import {
  events,
  noPresentation,
  type LivePresentation,
  type PresentationCreatedData,
  type PresentationEvent,
  type PresentationState,
} from './state.ts';
import { presentationView } from './view.ts';

function evolve(
  state: PresentationState,
  { type, data }: PresentationEvent,
  meta: EventMeta,
): PresentationState {
  if (type === 'PresentationCreated') return created(data, meta);
  if (state.status === 'none') return state;
  const request = meta.version ?? 0;
  switch (type) {
    case 'PresentationFileReplaced':
      return withFile(state, data, meta);
    case 'PresentationFileWithdrawn':
      return { ...state, replacement: null, updatedAt: meta.time };
    case 'PresentationFileDeleted':
      return {
        ...state,
        formerVersions: state.formerVersions.filter(({ file }) => file.fileId !== data.fileId),
        updatedAt: meta.time,
      };
    case 'PresentationFilesReleased':
      return state;
    case 'PresentationProcessingStarted':
      return withProcessing({ ...state, attempts: state.attempts + 1 }, data.fileId, (before) => ({
        status: 'processing',
        request: before.request,
      }));
    case 'PresentationProcessed':
      return withPages(state, data, meta);
    case 'PresentationProcessingFailed': {
      const { fileId, reason, message } = data;
      const failed = { status: 'failed', reason, message } as const;
      return withProcessing(state, fileId, (before) => ({ ...failed, request: before.request }));
    }
    case 'PresentationProcessingRequested':
      return withProcessing({ ...state, lastRequest: request }, data.fileId, () => ({
        status: 'waiting',
        request,
      }));
    case 'PresentationRevised': {
      const { presentationId: _, ...changes } = data;
      const { notifiees, ...facts } = { ...state, ...withoutUndefined(changes) };
      return {
        ...facts,
        notifiees: keptNotifiees(facts.notifications, notifiees),
        updatedAt: meta.time,
      };
    }
    // People see no change, so `updatedAt` stays.
    case 'PresentationLabelReplaced':
      return { ...state, labelIds: withReplaced(state.labelIds, data.labelId, data.byId) };
    case 'PresentationProductReplaced':
      return { ...state, productIds: withReplaced(state.productIds, data.productId, data.byId) };
    case 'PresentationBrandReplaced':
      return state.brandId === data.brandId ? { ...state, brandId: data.byId } : state;
    case 'PresentationNotifieeNamed': {
      const { [data.recipientId]: _, ...others } = state.notifiees;
      return {
        ...state,
        notifiees: data.email === null ? others : { ...others, [data.recipientId]: data.email },
      };
    }
    case 'PresentationStatusChanged':
      return { ...state, publication: data.status, updatedAt: meta.time };
    case 'PresentationOwnerChanged':
      return {
        ...state,
        ownerId: data.ownerId,
        formerOwnerId: data.formerOwnerId,
        ownedSince: meta.time,
        updatedAt: meta.time,
      };
    case 'PresentationThumbnailChosen':
      return {
        ...state,
        thumbnailFileId: data.fileId,
        thumbnailPicture: data.packageFile,
        updatedAt: meta.time,
      };
    case 'PresentationCaptionsAdded': {
      const { language, fileId } = data;
      return {
        ...state,
        captions: withCaptions(state.captions, language, fileId),
        uploads: state.uploads.includes(fileId) ? state.uploads : [...state.uploads, fileId],
        updatedAt: meta.time,
      };
    }
    case 'PresentationCaptionsRemoved':
      return {
        ...state,
        captions: withCaptions(state.captions, data.language, null),
        updatedAt: meta.time,
      };
    case 'PresentationReleased':
      return { ...state, announcedReleaseAt: data.releaseAt };
    case 'PresentationExpired':
      return { ...state, announcedExpiryAt: data.expiresAt };
    case 'PresentationDeleted':
      return { ...state, status: 'deleted', deletedAt: meta.time };
    case 'PresentationPurged':
      return {
        deletedAt: meta.time,
        ...state,
        ...forgotten,
        status: 'purged',
        processing: { status: 'waiting', request: state.processing.request },
        replacement: null,
      };
    case 'PresentationRestored': {
      const { deletedAt: _, ...facts } = { deletedAt: null, ...state };
      return { ...facts, status: 'present', updatedAt: meta.time };
    }
  }
}

/** Not needed for a presentation that never comes back. */
const forgotten = {
  accessCode: null,
  accessCodeName: null,
  slackUrl: null,
  posthogApiKey: null,
  notifications: null,
  notifiees: {},
  customJavascript: null,
  description: null,
  captions: [],
};

function created(data: PresentationCreatedData, meta: EventMeta): LivePresentation {
  const { presentationId: _, status, ...facts } = data;
  return {
    ...facts,
    status: 'present',
    publication: status,
    teamId: meta.teamId,
    notifiees: {},
    thumbnailFileId: null,
    captions: [],
    thumbnailPicture: null,
    processing: { status: 'waiting', request: meta.version ?? 0 },
    ownedSince: meta.time,
    formerOwnerId: null,
    uploadedAt: meta.time,
    shownSince: null,
    replacement: null,
    formerVersions: [],
    uploads: data.copiedFromId === null ? [data.file.fileId] : [],
    lastRequest: meta.version ?? 0,
    attempts: 0,
    announcedReleaseAt: null,
    announcedExpiryAt: null,
    createdAt: meta.time,
    updatedAt: meta.time,
  };
}

/**
 * Each receipt, by its file id, for ever: an upload is published once. Copies share a file and have no receipt. The alias
 * only until deletion, so that others can use it then.
 */
function reservations(state: PresentationState): Reservation[] {
  if (state.status === 'none') return [];
  const receipts = state.uploads.map(receiptReservation);
  if (state.status !== 'present' || state.alias === null || state.teamId === null) return receipts;
  return [...receipts, { scope: state.teamId, kind: 'alias', value: state.alias }];
}

/** Files that the command replaced for good are released, so that the sweep deletes them. */
function releases(
  { presentationId, now }: PresentationCommand & Decision,
  before: PresentationState,
  events: readonly PresentationEvent[],
): PresentationEvent[] {
  const putsFile = ({ type }: PresentationEvent) =>
    type === 'PresentationFileReplaced' || type === 'PresentationProcessed';
  if (before.status === 'none' || !events.some(putsFile)) return [];
  const meta: EventMeta = { ...unrecorded, time: now, teamId: before.teamId };
  const after = events.reduce<PresentationState>(
    (state, event) => evolve(state, event, meta),
    before,
  );
  const held = after.status === 'none' ? [] : fileIdsOf(after);
  const fileIds = fileIdsOf(before).filter((fileId) => !held.includes(fileId));
  return fileIds.length > 0 ? [PresentationFilesReleased({ presentationId, fileIds })] : [];
}

const unrecorded = {
  id: '',
  stream: null,
  version: null,
  actorId: null,
  onBehalfOfId: null,
  correlationId: '',
  causationId: null,
};

export const Presentation = aggregate({
  name: 'Presentation',
  scope: 'team',
  events,
  initial: noPresentation,
  evolve,
  decide(command: PresentationCommand & Decision, state) {
    const events = decide(command, state);
    return [...events, ...releases(command, state, events)];
  },
  reservations,
  shape: 9,
  view: presentationView,
});
