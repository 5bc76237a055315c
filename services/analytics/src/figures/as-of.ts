import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresByTime } from '../figures-by-time/projection.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';

/** What figures and lists are as of: the moment that the copies behind them have all reached. */
export function readAsOf(context: ServiceContext): Promise<string> {
  let asOf = known.get(context);
  if (!asOf) known.set(context, (asOf = ask(context)));
  return asOf;
}

/** When a call's figures are read: its answer has one such moment. */
export function requestTime(context: ServiceContext): string {
  let at = moments.get(context);
  if (at === undefined) moments.set(context, (at = new Date().toISOString()));
  return at;
}

const moments = new WeakMap<ServiceContext, string>();
/** One answer has one. */
const known = new WeakMap<ServiceContext, Promise<string>>();

async function ask(context: ServiceContext): Promise<string> {
  const [lasting, reported] = await Promise.all([
    context.completeUntil(figuresByTime),
    context.completeUntil(viewerSessions),
  ]);
  return lasting < reported ? lasting : reported;
}
