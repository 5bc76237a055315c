/** Apart from the rest, because a bundler has to see this very expression. */
export function startWorker(): SharedWorker | undefined {
  if (typeof SharedWorker === 'undefined') return undefined;
  return new SharedWorker(new URL('./realtime-worker.ts', import.meta.url), {
    type: 'module',
    name: 'lectern-realtime',
  });
}
