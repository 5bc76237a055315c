import type { StoredFiles } from './stored-files.ts';
import { maxAtOnce, whyRefused, type Limits } from './limits.ts';
import {
  isUnderWay,
  refusedBy,
  sendingSince,
  withCut,
  withProgress,
  type PagesState,
  type Replaced,
  type ResumePoint,
  type Upload,
  type UploadState,
} from './upload.ts';
import { texts } from './texts.ts';

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

const maxParallel = 2;

/**
 * The upload queue, two files at a time. It lives outside the pages, so navigation does not stop
 * it.
 */
export class UploadQueue {
  readonly #send: SendFile;
  readonly #limits: () => Promise<Limits | null>;
  readonly #storedFiles: StoredFiles;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();
  #uploads: readonly Upload[] = [];
  #nextId = 1;
  #userId: string | null = null;
  #isOpen = true;

  constructor({ send, limits, storedFiles, now = Date.now }: QueueParts) {
    this.#send = send;
    this.#limits = limits;
    this.#storedFiles = storedFiles;
    this.#now = now;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly all = () => this.#uploads;

  /** Runs while its provider is mounted; nothing is sent afterward. */
  open() {
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      for (const abort of this.#aborts.values()) abort.abort();
    };
  }

  /** Adds files; those that cannot be uploaded get a reason. */
  async add(files: readonly File[], replaces: Replaced | null = null) {
    const known = await this.#limits();
    const added = files
      .slice(0, maxAtOnce)
      .map((file) => this.#newUpload(file, replaces, whyRefused(file, known)));
    const more = files.length - added.length;
    if (more > 0) {
      const rest = new File([], texts.moreFiles({ count: more }));
      const reason = texts.tooManyFiles({ maxAtOnce });
      added.push(this.#newUpload(rest, replaces, reason));
    }
    this.#change([...this.#uploads, ...added]);
    this.#startNext();
    for (const upload of added.filter(isUnderWay)) void this.#store(upload).catch(() => undefined);
  }

  /** Resumes this user's stored uploads; cancels those of another user. */
  async signedIn(id: string) {
    if (this.#userId !== null && this.#userId !== id) this.#removeAll();
    if (this.#userId === id) return;
    this.#userId = id;
    const found = await this.#storedFiles.take(id).catch(() => []);
    const resumed = found.map(({ key, file, begun, replaces = null }): Upload => ({
      id: this.#nextId++,
      key,
      file,
      begun,
      replaces,
      isStored: true,
      state: { is: 'waiting' },
    }));
    this.#change([...this.#uploads, ...resumed]);
    this.#startNext();
  }

  /** Removes the user's files from the browser. */
  signOut() {
    this.#removeAll();
    this.#userId = null;
  }

  retry(id: number) {
    this.#setState(id, { is: 'waiting' });
    this.#startNext();
  }

  /** The processing state; the presentation's query reports it. */
  report(id: number, pages: PagesState) {
    const state = this.#find(id)?.state;
    if (state?.is === 'sent' && state.pages !== pages) this.#setState(id, { ...state, pages });
  }

  /** Cancels a running upload and removes it. */
  cancel(id: number) {
    const upload = this.#find(id);
    if (upload !== undefined) this.#forget(upload.key);
    this.#aborts.get(id)?.abort();
    this.#change(this.#uploads.filter((each) => each.id !== id));
  }

  cancelAll() {
    for (const { id } of this.#uploads.filter(isUnderWay)) this.cancel(id);
  }

  clear() {
    for (const upload of this.#uploads) if (!isUnderWay(upload)) this.#forget(upload.key);
    this.#change(this.#uploads.filter(isUnderWay));
  }

  #newUpload(file: File, replaces: Replaced | null, reason: string | null): Upload {
    return {
      id: this.#nextId++,
      file,
      key: crypto.randomUUID(),
      replaces,
      begun: null,
      isStored: false,
      state: reason === null ? { is: 'waiting' } : { is: 'refused', reason, canRetry: false },
    };
  }

  #change(next: readonly Upload[]) {
    this.#uploads = next;
    for (const listener of this.#listeners) listener();
  }

  #find(id: number) {
    return this.#uploads.find((each) => each.id === id);
  }

  #set(id: number, fields: Partial<Upload>) {
    this.#change(this.#uploads.map((each) => (each.id === id ? { ...each, ...fields } : each)));
  }

  #setState(id: number, state: UploadState) {
    this.#set(id, { state });
  }

  #removeAll() {
    for (const { id } of this.#uploads) this.cancel(id);
  }

  #startNext() {
    if (!this.#isOpen) return;
    const waiting = this.#uploads.filter(({ state }) => state.is === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, maxParallel - this.#aborts.size)))
      void this.#start(upload);
  }

  async #start({ id, file, key, begun, replaces }: Upload) {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#setState(id, sendingSince(this.#now()));
    try {
      const reports = this.#reportsOf(id, key);
      const sent = await this.#send({ key, file, begun, replaces }, reports, abort.signal);
      const { id: presentationId, fileId } = sent;
      this.#setState(id, { is: 'sent', presentationId, fileId, pages: 'making' });
      this.#forget(key);
    } catch (error) {
      if (abort.signal.aborted) return;
      const refused = refusedBy(error);
      this.#setState(id, refused);
      if (!refused.canRetry) this.#forget(key);
    } finally {
      this.#aborts.delete(id);
      this.#startNext();
    }
  }

  #reportsOf(id: number, key: string): Reports {
    const sending = () => {
      const state = this.#find(id)?.state;
      return this.#aborts.has(id) && state?.is === 'sending' ? state : null;
    };
    return {
      onResumePoint: ({ url, receipt }) => {
        const begun = { url: url ?? this.#find(id)?.begun?.url ?? null, receipt };
        this.#set(id, { begun });
        void this.#storedFiles.update(key, begun).catch(() => undefined);
      },
      onProgress: (sent) => {
        const state = sending();
        if (state !== null) this.#setState(id, withProgress(state, sent, this.#now()));
      },
      onCut: (isCut) => {
        const state = sending();
        if (state !== null && state.isCut !== isCut) this.#setState(id, withCut(state, isCut));
      },
    };
  }

  /** Stores the file so that the upload resumes after a reload. Without it all else works. */
  async #store({ id, key, file, replaces }: Upload) {
    const userId = this.#userId;
    if (userId === null) return;
    const stored = { key, userId, file, replaces, begun: null, addedAt: this.#now() };
    if (!(await this.#storedFiles.keep(stored))) return;
    const upload = this.#find(id);
    if (upload === undefined || !isUnderWay(upload)) return this.#forget(key);
    this.#set(id, { isStored: true });
    if (upload.begun !== null) await this.#storedFiles.update(key, upload.begun);
  }

  #forget(key: string) {
    void this.#storedFiles.forget(key).catch(() => undefined);
  }
}
