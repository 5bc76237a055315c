import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';

/** The moment that all read models behind figures and lists have reached. */
export function readAsOf(context: ServiceContext): Promise<string> {
  let asOf = asOfByCall.get(context);
  if (!asOf) asOfByCall.set(context, (asOf = leastAdvanced(context)));
  return asOf;
}

/** One moment for all figures of a call. */
export function requestTime(context: ServiceContext): string {
  let at = requestTimes.get(context);
  if (at === undefined) requestTimes.set(context, (at = new Date().toISOString()));
  return at;
}

const requestTimes = new WeakMap<ServiceContext, string>();
const asOfByCall = new WeakMap<ServiceContext, Promise<string>>();

async function leastAdvanced(context: ServiceContext): Promise<string> {
  const [figures, sessions] = await Promise.all([
    context.completeUntil(figuresByTime),
    context.completeUntil(viewerSessions),
  ]);
  return figures < sessions ? figures : sessions;
}
