import { PresentationCreated, PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
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

export type Changes<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

export interface CreatePresentation {
  type: 'CreatePresentation';
  presentationId: string;
  ownerId: string;
  presentationType: string;
  status: Publication;
  /** What is not given has its default. */
  form: Changes<PresentationForm> & { name: string };
  settings: Changes<PresentationSettings>;
  /** The addresses of whom `form.notifications` names. */
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
  /** Names differ from presentation to presentation. */
  accessCodeName: string | null;
  /** Whom the source notifies, by name, and their addresses. */
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
  if (state.status !== 'none' && state.uploads[0] === file.fileId) return []; // It was made when nobody heard the answer.
  if (state.status !== 'none') throw exists();
  const created = PresentationCreated({
    description: null,
    locale: 'en',
    ...withoutGaps(form),
    presentationId,
    ownerId,
    presentationType,
    status,
    file,
    slug: slugFor(form.name),
    settings: { ...defaultSettings, ...withoutGaps(settings) },
  });
  checkDates(created.data, created.data, now);
  return [created, ...nameNotifiees(presentationId, form.notifications, notifiees)];
}

/**
 * A draft of the new owner's with the same file; what was made of the file is there already. Being protected is a
 * matter of the original, as are its alias and its dates.
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
    thumbnailFileId,
    processing,
    uploadedAt,
    shownSince,
    replacement,
    formerVersions,
    uploads,
    lastRequest,
    attempts,
    toldOfRelease,
    toldOfExpiry,
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

/** Without the fields that are undefined: they are not given. */
export function withoutGaps<Fields extends object>(
  fields: Fields,
): { [Field in keyof Fields]: Exclude<Fields[Field], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]: Exclude<Fields[Field], undefined>;
  };
}

function exists(): DomainError {
  return new DomainError('CONFLICT', 'This presentation exists already.');
}
