import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { figuresByMonth } from '../figures-by-month/projection.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';

/** What figures and lists are as of: the moment that the copies behind them have all reached. */
export async function readAsOf(context: ServiceContext): Promise<string> {
  const [lasting, reported] = await Promise.all([context.completeUntil(figuresByMonth), context.completeUntil(viewerSessions)]);
  return lasting < reported ? lasting : reported;
}
