/** Its own file, because the bundler needs exactly this expression. */
export function startWorker(): SharedWorker | undefined {
  if (typeof SharedWorker === 'undefined') return undefined;
  return new SharedWorker(new URL('./realtime-worker.ts', import.meta.url), {
    type: 'module',
    name: 'lectern-realtime',
  });
}
