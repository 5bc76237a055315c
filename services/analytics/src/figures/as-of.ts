import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';

/** The moment that all read models behind figures and lists have reached. */
export function readAsOf(context: ServiceContext): Promise<string> {
  let asOf = known.get(context);
  if (!asOf) known.set(context, (asOf = ask(context)));
  return asOf;
}

/** One moment for all figures of a call. */
export function requestTime(context: ServiceContext): string {
  let at = moments.get(context);
  if (at === undefined) moments.set(context, (at = new Date().toISOString()));
  return at;
}

const moments = new WeakMap<ServiceContext, string>();
const known = new WeakMap<ServiceContext, Promise<string>>();

async function ask(context: ServiceContext): Promise<string> {
  const [lasting, reported] = await Promise.all([
    context.completeUntil(figuresByTime),
    context.completeUntil(viewerSessions),
  ]);
  return lasting < reported ? lasting : reported;
}
