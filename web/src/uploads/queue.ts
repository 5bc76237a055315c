import { problemOf } from '../edge/problem.ts';
import type { ResumePoint, StoredFiles } from './stored-files.ts';
import { maxAtOnce, whyRefused, type Limits } from './limits.ts';

export type PagesState = 'making' | 'made' | 'failed';

export type UploadState =
  | { is: 'waiting' }
  /** `from` is how much was there at `startedAt`: what an earlier try has sent says nothing of the pace. */
  | { is: 'sending'; sent: number; from: number; startedAt: number; isCut: boolean }
  /** The server has the file; what becomes of it is the presentation's to say. */
  | { is: 'sent'; presentationId: string; fileId: string | null; pages: PagesState }
  | { is: 'refused'; reason: string; canRetry: boolean };

/** The presentation whose file the upload replaces. */
export type Replaced = { id: string; name: string };

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

type Reports = {
  onResumePoint: (begun: ResumePoint) => void;
  onProgress: (sent: number) => void;
  onCut: (isCut: boolean) => void;
};
export type SendFile = (
  upload: Pick<Upload, 'key' | 'file' | 'begun' | 'replaces'>,
  reports: Reports,
  signal: AbortSignal,
) => Promise<{ id: string; fileId: string | null }>;

type QueueParts = {
  send: SendFile;
  limits: () => Promise<Limits | null>;
  storedFiles: StoredFiles;
  now?: () => number;
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

const maxParallel = 2;

export const isUnderWay = ({ state }: Upload) => state.is === 'waiting' || state.is === 'sending';

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * The upload queue, two files at a time. It lives outside the pages, so navigation does not stop
 * it.
 */
export function createUploadQueue({ send, limits, storedFiles, now = Date.now }: QueueParts) {
  let uploads: readonly Upload[] = [];
  let nextId = 1;
  let userId: string | null = null;
  let isOpen = true;
  const listeners = new Set<() => void>();
  const aborts = new Map<number, AbortController>();

  function change(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const find = (id: number) => uploads.find((each) => each.id === id);
  const set = (id: number, fields: Partial<Upload>) =>
    change(uploads.map((each) => (each.id === id ? { ...each, ...fields } : each)));
  const setState = (id: number, state: UploadState) => set(id, { state });
  /** Storing is optional: without it everything else works. */
  const forget = (key: string) => void storedFiles.forget(key).catch(() => undefined);

  function reportsOf(id: number, key: string): Reports {
    const sending = () => {
      const state = find(id)?.state;
      return aborts.has(id) && state?.is === 'sending' ? state : null;
    };
    return {
      onResumePoint: (begun) => {
        set(id, {
          begun: { url: begun.url ?? find(id)?.begun?.url ?? null, receipt: begun.receipt },
        });
        void storedFiles.update(key, find(id)?.begun ?? begun).catch(() => undefined);
      },
      onProgress: (sent) => {
        const state = sending();
        // The first report says where it resumes; the speed counts from there.
        if (state !== null)
          setState(
            id,
            state.from < 0 || state.isCut
              ? { is: 'sending', sent, from: sent, startedAt: now(), isCut: false }
              : { ...state, sent },
          );
      },
      onCut: (isCut) => {
        const state = sending();
        if (state !== null && state.isCut !== isCut) setState(id, { ...state, isCut, from: -1 });
      },
    };
  }

  async function start({ id, file, key, begun, replaces }: Upload) {
    const abort = new AbortController();
    aborts.set(id, abort);
    setState(id, { is: 'sending', sent: 0, from: -1, startedAt: now(), isCut: false });
    try {
      const { id: presentationId, fileId } = await send(
        { key, file, begun, replaces },
        reportsOf(id, key),
        abort.signal,
      );
      setState(id, { is: 'sent', presentationId, fileId, pages: 'making' });
      forget(key);
    } catch (error) {
      const problem = problemOf(error);
      if (abort.signal.aborted) return;
      const canRetry = !final.has(problem.code);
      setState(id, {
        is: 'refused',
        reason: problem.fields['file']?.[0] ?? problem.message,
        canRetry,
      });
      if (!canRetry) forget(key);
    } finally {
      aborts.delete(id);
      startNext();
    }
  }

  function startNext() {
    if (!isOpen) return;
    for (const upload of uploads
      .filter(({ state }) => state.is === 'waiting')
      .slice(0, Math.max(0, maxParallel - aborts.size)))
      void start(upload);
  }

  function cancel(id: number) {
    const upload = find(id);
    if (upload !== undefined) forget(upload.key);
    aborts.get(id)?.abort();
    change(uploads.filter((each) => each.id !== id));
  }
  const cancelAll = () => uploads.filter(isUnderWay).forEach(({ id }) => cancel(id));

  async function keep({ id, key, file, replaces }: Upload) {
    if (
      userId === null ||
      !(await storedFiles.keep({ key, userId, file, replaces, begun: null, addedAt: now() }))
    )
      return;
    const upload = find(id);
    if (upload === undefined || !isUnderWay(upload)) return forget(key);
    set(id, { isStored: true });
    if (upload.begun !== null) await storedFiles.update(key, upload.begun);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    all: () => uploads,
    /** Runs while its provider is mounted; nothing is sent afterwards. */
    open: () => {
      isOpen = true;
      return () => {
        isOpen = false;
        for (const abort of aborts.values()) abort.abort();
      };
    },
    /** Adds files; those that cannot be uploaded get a reason. */
    add: async (files: readonly File[], replaces: Replaced | null = null) => {
      const known = await limits();
      const asUpload = (file: File, reason: string | null): Upload => ({
        id: nextId++,
        file,
        key: crypto.randomUUID(),
        replaces,
        begun: null,
        isStored: false,
        state: reason === null ? { is: 'waiting' } : { is: 'refused', reason, canRetry: false },
      });
      const added = files
        .slice(0, maxAtOnce)
        .map((file) => asUpload(file, whyRefused(file, known)));
      const more = files.length - added.length;
      if (more > 0)
        added.push(
          asUpload(
            new File([], more === 1 ? '1 more file' : `${more} more files`),
            `At most ${maxAtOnce} at a time. Add them once these are through.`,
          ),
        );
      change([...uploads, ...added]);
      startNext();
      for (const upload of added.filter(isUnderWay)) void keep(upload).catch(() => undefined);
    },
    /** Resumes this user's stored uploads; cancels those of another user. */
    signedIn: async (id: string) => {
      if (userId !== null && userId !== id) uploads.forEach((upload) => cancel(upload.id));
      if (userId === id) return;
      userId = id;
      const found = await storedFiles.take(id).catch(() => []);
      change([
        ...uploads,
        ...found.map(({ key, file, begun, replaces = null }): Upload => ({
          id: nextId++,
          key,
          file,
          begun,
          replaces,
          isStored: true,
          state: { is: 'waiting' },
        })),
      ]);
      startNext();
    },
    /** Removes the user's files from the browser. */
    signOut: () => {
      uploads.forEach(({ id }) => cancel(id));
      userId = null;
    },
    retry: (id: number) => {
      setState(id, { is: 'waiting' });
      startNext();
    },
    /** The processing state; the presentation's query reports it. */
    report: (id: number, pages: PagesState) => {
      const upload = find(id);
      if (upload?.state.is === 'sent' && upload.state.pages !== pages)
        setState(id, { ...upload.state, pages });
    },
    /** Cancels a running upload and removes it. */
    cancel,
    cancelAll,
    clear: () => {
      for (const upload of uploads) if (!isUnderWay(upload)) forget(upload.key);
      change(uploads.filter(isUnderWay));
    },
  };
}
