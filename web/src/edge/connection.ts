/** Whether the last call reached the server, for the whole page. */
let isReachable = true;
const watchers = new Set<() => void>();
const whenBack = new Set<() => void>();
let probe: (() => Promise<boolean>) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const FIRST_PROBE_MS = 2_000;
const LAST_PROBE_MS = 15_000;

function setReachable(next: boolean) {
  if (isReachable === next) return;
  isReachable = next;
  clearTimeout(timer);
  if (next) for (const listener of whenBack) listener();
  else probeIn(FIRST_PROBE_MS);
  for (const watcher of watchers) watcher();
}

export const reportReached = () => setReachable(true);
export const reportUnreachable = () => setReachable(false);

/** Asks the server less and less often until it answers, while the page shows that it does not. */
function probeIn(ms: number) {
  clearTimeout(timer);
  if (isReachable || probe === null) return;
  timer = setTimeout(() => {
    void probe?.().then((isThere) => {
      if (isThere) reportReached();
      else probeIn(Math.min(2 * ms, LAST_PROBE_MS));
    });
  }, ms);
}

/** Watches the connection; returns what stops it. */
export function watchConnection(reach: () => Promise<boolean>): () => void {
  probe = reach;
  const onOnline = () => probeIn(0);
  window.addEventListener('offline', reportUnreachable);
  window.addEventListener('online', onOnline);
  probeIn(FIRST_PROBE_MS);
  return () => {
    probe = null;
    clearTimeout(timer);
    window.removeEventListener('offline', reportUnreachable);
    window.removeEventListener('online', onOnline);
  };
}

/** Runs whenever the server answers again. */
export function onBack(listener: () => void): () => void {
  whenBack.add(listener);
  return () => {
    whenBack.delete(listener);
  };
}

/** Runs at every change of `isServerReachable`. */
export function onConnectionChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
export const isServerReachable = () => isReachable;
