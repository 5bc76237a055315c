import type { Replaced, ResumePoint } from './upload.ts';

export type StoredFile = {
  key: string;
  userId: string;
  file: File;
  replaces?: Replaced | null;
  begun: ResumePoint | null;
  addedAt: number;
};

/** The server drops unfinished uploads after a day. */
const KEEP_MS = 24 * 3600_000;
/** Larger files are not stored: they restart from a new selection. */
const LARGEST_BYTES = 1024 ** 3;

/** Without locks two tabs could resume the same upload; both APIs need a secure context. */
const canStore = () =>
  typeof indexedDB !== 'undefined' && typeof navigator.locks?.request === 'function';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error('The browser could not keep a file.'));
  });

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  database ??= (async () => {
    const request = indexedDB.open('lectern-uploads', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'key' });
    return settled(request);
  })();
  return database;
}

const files = async (mode: IDBTransactionMode) =>
  (await open()).transaction('files', mode).objectStore('files');

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return bytes <= LARGEST_BYTES && quota - usage > bytes * 2;
}

/** Held while a tab handles an upload; the browser releases it with the tab. */
const locks = new Map<string, () => void>();

function hold(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(`lectern-upload-${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => locks.set(key, release));
    });
  });
}

function release(key: string) {
  locks.get(key)?.();
  locks.delete(key);
}

/** Unfinished files in the browser's storage, so uploads resume after a reload. */
export const storedFiles = {
  async keep(stored: StoredFile): Promise<boolean> {
    if (!canStore() || !(await hasRoom(stored.file.size)) || !(await hold(stored.key)))
      return false;
    await settled((await files('readwrite')).put(stored));
    return true;
  },
  async update(key: string, begun: ResumePoint): Promise<void> {
    if (!locks.has(key)) return;
    const store = await files('readwrite');
    const stored: StoredFile | undefined = await settled(store.get(key));
    if (stored !== undefined) await settled(store.put({ ...stored, begun }));
  },
  async forget(key: string): Promise<void> {
    if (!canStore()) return;
    await settled((await files('readwrite')).delete(key));
    release(key);
  },
  /** This user's files that no other tab handles; deletes old ones and those of other users. */
  async take(userId: string): Promise<StoredFile[]> {
    if (!canStore()) return [];
    const taken: StoredFile[] = [];
    const all: StoredFile[] = await settled((await files('readonly')).getAll());
    for (const stored of all) {
      if (locks.has(stored.key) || !(await hold(stored.key))) continue;
      if (stored.userId === userId && Date.now() - stored.addedAt < KEEP_MS) taken.push(stored);
      else await this.forget(stored.key);
    }
    return taken;
  },
};

export type StoredFiles = typeof storedFiles;
