import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox } from './engines.ts';

const AGAIN_MS = 20;

/** Commits are answered before a slow log has them: waits until it does. False when the signal comes first. */
export async function isPublishedInTime(
  outbox: Outbox,
  stream: string,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    if (await outbox.isPublished(stream)) return true;
    await pause(AGAIN_MS);
  }
  return false;
}
