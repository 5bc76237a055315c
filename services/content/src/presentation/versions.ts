import type { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { runsOf } from './page-runs.ts';
import type {
  DeletedPresentation,
  FormerVersion,
  LivePresentation,
  PresentationFile,
  Processing,
} from './state.ts';

/** Older versions are dropped, and their files released. */
const MOST_FORMER = 50;

type Facts = LivePresentation | DeletedPresentation;
type Replaced = { file: PresentationFile; presentationType: string };

/** The current file stays until the pages of the new one exist. One that was never shown is replaced at once. */
export function withFile<State extends Facts>(
  state: State,
  { file, presentationType }: Replaced,
  { version, time }: EventMeta,
): State {
  const request = version ?? 0;
  const processing: Processing = { status: 'waiting', request };
  const isKnown = state.uploads.includes(file.fileId) || fileIdsOf(state).includes(file.fileId);
  const uploads = isKnown ? state.uploads : [...state.uploads, file.fileId];
  const uploadedAt =
    state.formerVersions.find((former) => former.file.fileId === file.fileId)?.uploadedAt ?? time;
  if (state.processing.status === 'processed')
    return {
      ...state,
      uploads,
      replacement: { file, uploadedAt, presentationType, processing },
      lastRequest: request,
      updatedAt: time,
    };
  return {
    ...state,
    uploads,
    file,
    uploadedAt,
    updatedAt: time,
    presentationType,
    processing,
    thumbnailFileId: null,
    thumbnailPicture: null,
    replacement: null,
    lastRequest: request,
  };
}

/** With the next step in the processing of one of its files. */
export function withProcessing<State extends Facts>(
  state: State,
  fileId: string,
  step: (before: Processing) => Processing,
): State {
  const { replacement } = state;
  if (replacement?.file.fileId === fileId)
    return { ...state, replacement: { ...replacement, processing: step(replacement.processing) } };
  return state.file.fileId === fileId ? { ...state, processing: step(state.processing) } : state;
}

/** With the pages of a file, which are shown from now on. */
export function withPages<State extends Facts>(
  state: State,
  { fileId, pages, blobPrefix }: EventOf<typeof PresentationProcessed>['data'],
  { time }: EventMeta,
): State {
  const made = (before: Processing): Processing => ({
    status: 'processed',
    request: before.request,
    pages,
    blobPrefix,
  });
  const { replacement } = state;
  if (replacement?.file.fileId !== fileId) {
    if (state.file.fileId !== fileId) return state; // It was replaced meanwhile.
    return {
      ...state,
      processing: made(state.processing),
      shownSince: state.processing.status === 'processed' ? state.shownSince : time,
      updatedAt: time,
    };
  }
  const { processing, ...shown } = replacement;
  const next = {
    ...state,
    ...shown,
    processing: made(processing),
    replacement: null,
    thumbnailFileId: null,
    thumbnailPicture: null,
    shownSince: time,
    contentUpdatedAt: time,
    updatedAt: time,
  };
  return state.processing.status === 'processed'
    ? {
        ...next,
        formerVersions: [...state.formerVersions, formerOf(state, state.processing, time)].slice(
          -MOST_FORMER,
        ),
      }
    : next;
}

function formerOf(
  { file, uploadedAt, presentationType, shownSince, createdAt, formerVersions }: Facts,
  { pages, blobPrefix }: Extract<Processing, { status: 'processed' }>,
  until: string,
): FormerVersion {
  return {
    number: nextNumber(formerVersions),
    file,
    uploadedAt,
    presentationType,
    pages: runsOf(pages),
    blobPrefix,
    from: shownSince ?? createdAt,
    until,
  };
}

/** The number of the version that follows these. */
export function nextNumber(formerVersions: readonly FormerVersion[]): number {
  return (formerVersions.at(-1)?.number ?? 0) + 1;
}

/** All files that it needs; the current one comes first. */
export function fileIdsOf({ file, replacement, formerVersions }: Facts): string[] {
  return [
    ...new Set([
      file.fileId,
      ...(replacement ? [replacement.file.fileId] : []),
      ...formerVersions.map((former) => former.file.fileId),
    ]),
  ];
}

/** The file that a request is about; null when its pages are no longer wanted. */
export function workFor(
  { file, processing, replacement }: Facts,
  request: number,
): { file: PresentationFile; processing: Processing } | null {
  if (replacement?.processing.request === request) return replacement;
  return processing.request === request ? { file, processing } : null;
}
