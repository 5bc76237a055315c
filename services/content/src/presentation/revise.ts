import { PresentationFileReplaced, PresentationRevised } from '@lectern/schemas/events/content.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { slugFor, type Changes } from './create.ts';
import { checkDates } from './dates.ts';
import { nameNotifiees } from './notifiees.ts';
import { fileIdsOf } from './versions.ts';
import type {
  LivePresentation,
  Notifiees,
  PresentationEvent,
  PresentationFile,
  PresentationForm,
  PresentationSettings,
} from './state.ts';
import { problems } from '../problems.ts';

/** Missing fields stay as they are. */
export interface RevisePresentation {
  type: 'RevisePresentation';
  presentationId: string;
  changes: Changes<PresentationForm>;
  settings?: Changes<PresentationSettings> | undefined;
  /** Email addresses by the hashes in `changes.notifications`. */
  notifiees?: Notifiees;
  /** An upload that will be shown instead of the current file. */
  replacement?: { file: PresentationFile; presentationType: string } | undefined;
}

/** Events for real changes only. */
export function revise(
  { presentationId, changes, settings, notifiees = {}, replacement }: RevisePresentation,
  state: LivePresentation,
  now: string,
): PresentationEvent[] {
  const wanted: Changes<PresentationForm> & { slug?: string; settings?: PresentationSettings } = {
    ...changes,
  };
  if (changes.name !== undefined) wanted.slug = slugFor(changes.name);
  if (settings) wanted.settings = { ...state.settings, ...withoutUndefined(settings) };
  const before: Record<string, unknown> = { ...state };
  const isNew = ([field, value]: [string, unknown]) =>
    value !== undefined && !isSame(value, before[field]);
  const changed: Changes<PresentationForm> = Object.fromEntries(
    Object.entries(wanted).filter(isNew),
  );
  const replaced = replacement ? replace(presentationId, replacement, state) : [];
  if (Object.keys(changed).length === 0) return replaced;
  checkDates({ ...state, ...withoutUndefined(changed) }, changed, now);
  return [
    PresentationRevised({ presentationId, ...changed }),
    ...nameNotifiees(presentationId, changed.notifications, notifiees, state.notifiees),
    ...replaced,
  ];
}

/** A retry with the current file changes nothing. A file that a copy shows was uploaded for the original. */
function replace(
  presentationId: string,
  replacement: NonNullable<RevisePresentation['replacement']>,
  state: LivePresentation,
): PresentationEvent[] {
  const { fileId } = replacement.file;
  const isOwn = state.uploads.includes(fileId);
  if (!isOwn && !fileIdsOf(state).includes(fileId))
    return [PresentationFileReplaced({ presentationId, ...replacement })];
  if (isOwn && (state.replacement ?? state).file.fileId === fileId) return [];
  throw new DomainError('CONFLICT', problems.uploadPublished);
}

/** In any order of keys: a store may return another one. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
