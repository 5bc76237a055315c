import { problemOf } from '../edge/problem.ts';

export type PagesState = 'making' | 'made' | 'failed';

export type UploadState =
  | { is: 'waiting' }
  | { is: 'sending'; sent: number; startedAt: number }
  /** The server has the file; what becomes of it is the presentation's to say. */
  | { is: 'sent'; presentationId: string; pages: PagesState }
  | { is: 'refused'; reason: string; canRetry: boolean };

export type Upload = { id: number; file: File; state: UploadState };

export type SendFile = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<{ id: string }>;

/** What will not become right by trying again: too large, not a type that can be published, or named wrong. */
const final = new Set(['INVALID', 'FORBIDDEN', 'TOO_LARGE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED']);

const together = 2;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files on their way to the server, two at a time. It lives beside the pages, so it goes on while one navigates. */
export function createUploadQueue(send: SendFile, now: () => number = Date.now) {
  let uploads: readonly Upload[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const aborts = new Map<number, AbortController>();

  function change(next: readonly Upload[]) {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const setState = (id: number, state: UploadState) => change(uploads.map((each) => (each.id === id ? { ...each, state } : each)));

  async function start({ id, file }: Upload) {
    const abort = new AbortController();
    const startedAt = now();
    aborts.set(id, abort);
    setState(id, { is: 'sending', sent: 0, startedAt });
    try {
      const presentation = await send(file, (sent) => { if (aborts.has(id)) setState(id, { is: 'sending', sent, startedAt }); }, abort.signal);
      setState(id, { is: 'sent', presentationId: presentation.id, pages: 'making' });
    } catch (error) {
      const problem = problemOf(error);
      if (!abort.signal.aborted) setState(id, { is: 'refused', reason: problem.fields['file']?.[0] ?? problem.message, canRetry: !final.has(problem.code) });
    } finally {
      aborts.delete(id);
      startNext();
    }
  }

  function startNext() {
    for (const upload of uploads.filter(({ state }) => state.is === 'waiting').slice(0, together - aborts.size)) void start(upload);
  }

  function cancel(id: number) {
    aborts.get(id)?.abort();
    change(uploads.filter((each) => each.id !== id));
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    all: () => uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ id: nextId++, file, state: file.size > 0 ? { is: 'waiting' } : { is: 'refused', reason: 'The file is empty.', canRetry: false } }));
      change([...uploads, ...added]);
      startNext();
    },
    retry: (id: number) => {
      setState(id, { is: 'waiting' });
      startNext();
    },
    /** What has become of the pages of a file that arrived; asked of its presentation, not known here. */
    report: (id: number, pages: PagesState) => {
      const upload = uploads.find((each) => each.id === id);
      if (upload?.state.is === 'sent' && upload.state.pages !== pages) setState(id, { ...upload.state, pages });
    },
    /** Stops it if it is under way, and takes it off the list. */
    cancel,
    cancelAll: () => uploads.filter(({ state }) => state.is === 'waiting' || state.is === 'sending').forEach(({ id }) => cancel(id)),
    clear: () => change(uploads.filter(({ state }) => state.is === 'waiting' || state.is === 'sending')),
  };
}
