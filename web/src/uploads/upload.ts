import { problemOf } from '../edge/problem.ts';

export type PagesState = 'making' | 'made' | 'failed';

/** `from` is how much an earlier attempt had sent by `startedAt`; it does not count for the speed. */
type Sending = { is: 'sending'; sent: number; from: number; startedAt: number; isCut: boolean };

export type UploadState =
  | { is: 'waiting' }
  | Sending
  /** The server has the file; the presentation's query reports its pages. */
  | { is: 'sent'; presentationId: string; fileId: string | null; pages: PagesState }
  | { is: 'refused'; reason: string; canRetry: boolean };

/** The presentation whose file the upload replaces. */
export type Replaced = { id: string; name: string };

/** How far an upload has come on the server. */
export type ResumePoint = { url: string | null; receipt: string | null };

export type Upload = {
  id: number;
  file: File;
  state: UploadState;
  /** Null for a new presentation. */
  replaces: Replaced | null;
  /** The idempotency key, also used in storage. */
  key: string;
  begun: ResumePoint | null;
  /** Whether it resumes after a reload. */
  isStored: boolean;
};

/** Errors a retry cannot fix. */
const final = new Set([
  'INVALID',
  'FORBIDDEN',
  'TOO_LARGE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNSUPPORTED',
]);

export const isUnderWay = ({ state }: Upload) => state.is === 'waiting' || state.is === 'sending';

/** The first report says where it resumes; the speed counts from there. */
const unknownStart = -1;

export function sendingSince(now: number): Sending {
  return { is: 'sending', sent: 0, from: unknownStart, startedAt: now, isCut: false };
}

export function withProgress(state: Sending, sent: number, now: number): Sending {
  return state.from === unknownStart || state.isCut
    ? { ...state, sent, from: sent, startedAt: now, isCut: false }
    : { ...state, sent };
}

export function withCut(state: Sending, isCut: boolean): Sending {
  return { ...state, isCut, from: unknownStart };
}

export function refusedBy(error: unknown): Extract<UploadState, { is: 'refused' }> {
  const { code, fields, message } = problemOf(error);
  return { is: 'refused', reason: fields['file']?.[0] ?? message, canRetry: !final.has(code) };
}
