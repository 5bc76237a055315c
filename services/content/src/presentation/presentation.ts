import type { z } from 'zod';
import {
  PresentationCreated,
  PresentationDeleted,
  PresentationExpired,
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
  type presentationSettings,
} from '@lectern/schemas/events/content.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import type { Reservation } from '@lectern/kernel/store/commits-port.ts';
import { decide, type PresentationCommand } from './commands.ts';
import { keptNotifiees, type Notifiees } from './notifiees.ts';
import { presentationView } from './view.ts';

const events = [
  PresentationCreated,
  PresentationProcessingStarted,
  PresentationProcessed,
  PresentationProcessingFailed,
  PresentationProcessingRequested,
  PresentationRevised,
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
type Created = EventOf<typeof PresentationCreated>['data'];
export type PresentationFile = Created['file'];
/** What a person fills in (content §3), but for what has a command of its own. */
export type PresentationForm = Omit<Created, 'presentationId' | 'ownerId' | 'slug' | 'presentationType' | 'status' | 'settings' | 'file' | 'copiedFromId'>;

/** `request` is the version of the event that asked for it: whoever answers another request is too late. */
export type Processing =
  | { status: 'waiting'; request: number }
  | { status: 'processing'; request: number }
  | { status: 'processed'; request: number; pages: { width: number; height: number }[]; blobPrefix: string }
  | { status: 'failed'; request: number; reason: string; message: string };

interface Facts extends Omit<Created, 'presentationId' | 'status'> {
  teamId: string | null;
  publication: Publication;
  /** The addresses of those whom `notifications` names. */
  notifiees: Notifiees;
  /** Of a file whose picture stands for it; null: its first page does. */
  thumbnailFileId: string | null;
  processing: Processing;
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

export function evolve(state: PresentationState, { type, data }: PresentationEvent, meta: EventMeta): PresentationState {
  if (type === 'PresentationCreated') return created(data, meta);
  if (state.status === 'none') return state;
  const request = meta.version ?? 0;
  switch (type) {
    case 'PresentationProcessingStarted':
      return { ...state, attempts: state.attempts + 1, processing: { status: 'processing', request: state.processing.request } };
    case 'PresentationProcessed': {
      const { pages, blobPrefix } = data;
      return { ...state, processing: { status: 'processed', request: state.processing.request, pages, blobPrefix }, updatedAt: meta.time };
    }
    case 'PresentationProcessingFailed': {
      const { reason, message } = data;
      return { ...state, processing: { status: 'failed', request: state.processing.request, reason, message } };
    }
    case 'PresentationProcessingRequested':
      return { ...state, processing: { status: 'waiting', request } };
    case 'PresentationRevised': {
      const { presentationId: _, ...changes } = data;
      const { notifiees, ...facts } = { ...state, ...given(changes) };
      return { ...facts, notifiees: keptNotifiees(facts.notifications, notifiees), updatedAt: meta.time };
    }
    case 'PresentationNotifieeNamed': {
      const { [data.recipientId]: _, ...others } = state.notifiees;
      return { ...state, notifiees: data.email === null ? others : { ...others, [data.recipientId]: data.email } };
    }
    case 'PresentationStatusChanged':
      return { ...state, publication: data.status, updatedAt: meta.time };
    case 'PresentationOwnerChanged':
      return { ...state, ownerId: data.ownerId, updatedAt: meta.time };
    case 'PresentationThumbnailChosen':
      return { ...state, thumbnailFileId: data.fileId, updatedAt: meta.time };
    case 'PresentationReleased':
      return { ...state, toldOfRelease: data.releaseAt };
    case 'PresentationExpired':
      return { ...state, toldOfExpiry: data.expiresAt };
    case 'PresentationDeleted':
      return { ...state, status: 'deleted', deletedAt: meta.time };
    case 'PresentationPurged':
      return { deletedAt: meta.time, ...state, ...forgotten, status: 'purged', processing: { status: 'waiting', request: state.processing.request } };
    case 'PresentationRestored': {
      const { deletedAt: _, ...facts } = { deletedAt: null, ...state };
      return { ...facts, status: 'present', updatedAt: meta.time };
    }
  }
}

/** What nobody needs of a presentation that never comes back. */
const forgotten = { accessCode: null, accessCodeName: null, slackUrl: null, posthogApiKey: null, notifications: null, notifiees: {}, customJavascript: null, description: null } as const;

function created(data: Created, meta: EventMeta): LivePresentation {
  const { presentationId: _, status, ...facts } = data;
  return {
    ...facts,
    status: 'present',
    publication: status,
    teamId: meta.teamId,
    notifiees: {},
    thumbnailFileId: null,
    processing: { status: 'waiting', request: meta.version ?? 0 },
    attempts: 0,
    toldOfRelease: null,
    toldOfExpiry: null,
    createdAt: meta.time,
    updatedAt: meta.time,
  };
}

/** Without the fields that are undefined, which would erase what stands there. */
function given<Changes extends object>(changes: Changes): { [Field in keyof Changes]?: Exclude<Changes[Field], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as { [Field in keyof Changes]?: Exclude<Changes[Field], undefined> };
}

/**
 * The receipt, named by its file, for ever: an upload is published once; copies share its file and hold none. The alias
 * only while the presentation is there, so that a deleted one does not keep its name from others.
 */
function reservations(state: PresentationState): Reservation[] {
  if (state.status === 'none') return [];
  const receipt = state.copiedFromId === null ? [{ scope: 'global', kind: 'receipt', value: state.file.fileId }] : [];
  if (state.status !== 'present' || state.alias === null || state.teamId === null) return receipt;
  return [...receipt, { scope: state.teamId, kind: 'alias', value: state.alias }];
}

export const Presentation = aggregate({
  name: 'Presentation',
  scope: 'team',
  events,
  initial: { status: 'none' } as PresentationState,
  evolve,
  decide: (command: PresentationCommand & { now: string; actorId: string | null }, state) => decide(command, state),
  reservations,
  shape: 3,
  view: presentationView,
});
