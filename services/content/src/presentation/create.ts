import { PresentationCreated, PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { slugOf } from '@lectern/schemas/text/fold.ts';
import { checkDates } from './dates.ts';
import { nameNotifiees } from './notifiees.ts';
import { defaultSettings } from './settings.ts';
import type {
  LivePresentation,
  Notifiees,
  PresentationEvent,
  PresentationFile,
  PresentationForm,
  PresentationSettings,
  PresentationState,
  Publication,
} from './state.ts';
import { problems } from '../problems.ts';

export type Changes<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

export interface CreatePresentation {
  type: 'CreatePresentation';
  presentationId: string;
  ownerId: string;
  presentationType: string;
  status: Publication;
  /** Missing fields have their default. */
  form: Changes<PresentationForm> & { name: string };
  settings: Changes<PresentationSettings>;
  /** Email addresses by the hashes in `form.notifications`. */
  notifiees?: Notifiees;
  file: PresentationFile;
}

export interface CopyPresentation {
  type: 'CopyPresentation';
  presentationId: string;
  ownerId: string;
  name: string;
  sourceId: string;
  source: LivePresentation;
  /** The hash of the access code, which differs by presentation. */
  accessCodeName: string | null;
  /** As in the source, with the hashes of this presentation's team. */
  notifications?: PresentationForm['notifications'];
  notifiees?: Notifiees;
}

export function create(
  {
    presentationId,
    ownerId,
    presentationType,
    status,
    form,
    settings,
    file,
    notifiees = {},
  }: CreatePresentation,
  state: PresentationState,
  now: string,
): PresentationEvent[] {
  if (state.status !== 'none' && state.uploads[0] === file.fileId) return []; // A retry: it was made, but the answer was lost.
  if (state.status !== 'none') throw exists();
  const created = PresentationCreated({
    description: null,
    locale: 'en',
    ...withoutUndefined(form),
    presentationId,
    ownerId,
    presentationType,
    status,
    file,
    slug: slugFor(form.name),
    settings: { ...defaultSettings, ...withoutUndefined(settings) },
  });
  checkDates(created.data, created.data, now);
  return [created, ...nameNotifiees(presentationId, form.notifications, notifiees)];
}

/**
 * A draft for the new owner with the same file, whose pages exist already. Protection, alias and dates stay with the
 * original.
 */
export function copy(
  {
    presentationId,
    ownerId,
    name,
    sourceId,
    source,
    accessCodeName,
    notifications = null,
    notifiees = {},
  }: CopyPresentation,
  state: PresentationState,
): PresentationEvent[] {
  if (state.status !== 'none') throw exists();
  const {
    status: _,
    notifiees: __,
    teamId,
    publication,
    ownedSince,
    formerOwnerId,
    thumbnailFileId,
    thumbnailPicture,
    processing,
    uploadedAt,
    shownSince,
    replacement,
    formerVersions,
    uploads,
    lastRequest,
    attempts,
    announcedReleaseAt,
    announcedExpiryAt,
    createdAt,
    updatedAt,
    ...facts
  } = source;
  const created = PresentationCreated({
    ...facts,
    presentationId,
    ownerId,
    name,
    accessCodeName,
    notifications,
    slug: slugFor(name),
    status: 'DRAFT',
    copiedFromId: sourceId,
    alias: null,
    isProtected: false,
    releaseAt: null,
    expiresAt: null,
    newUntilAt: null,
  });
  const named = nameNotifiees(presentationId, notifications, notifiees);
  if (processing.status !== 'processed') return [created, ...named];
  const { pages, blobPrefix } = processing;
  return [
    created,
    ...named,
    PresentationProcessed({
      presentationId,
      fileId: facts.file.fileId,
      pages,
      blobPrefix,
      renderer: null,
    }),
  ];
}

export function slugFor(name: string): string {
  return slugOf(name, 'presentation');
}

function exists(): DomainError {
  return new DomainError('CONFLICT', problems.presentationExists);
}
