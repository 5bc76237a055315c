import { z } from 'zod';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { Scope } from '../figures/scope.ts';
import type { Figures } from './load-figures.ts';

/** The `held` argument: a name that the client chooses for its figures. */
export const heldName = z.string().min(1).max(64).nullish();

const CACHE_MS = 60_000;
/** Beyond it the oldest is dropped, and read again when its client turns the page. */
const MAX_CACHED = 20;

interface CachedFigures {
  figures: Promise<Figures>;
  timeout: NodeJS.Timeout;
}

const cacheByEngines = new WeakMap<Engines, Map<string, CachedFigures>>();

/** Keeps figures while a client turns pages. The key holds the caller and the rows that they may see. */
export function cacheFigures(
  context: ServiceContext,
  name: string,
  { scope, filter, load }: { scope: Scope; filter: FigureFilter; load: () => Promise<Figures> },
): Promise<Figures> {
  const { engines, claims, rows } = context;
  let cache = cacheByEngines.get(engines);
  if (!cache) cacheByEngines.set(engines, (cache = new Map()));
  const key = JSON.stringify([callerKey(claims), rows ?? null, scope, filter, name]);
  const cached = cache.get(key);
  if (cached) {
    cached.timeout.refresh();
    return cached.figures;
  }
  const figures = load();
  const drop = () => {
    clearTimeout(cache.get(key)?.timeout);
    cache.delete(key);
  };
  figures.catch(drop);
  cache.set(key, { figures, timeout: setTimeout(drop, CACHE_MS).unref() });
  const [oldest] = cache;
  if (cache.size > MAX_CACHED && oldest) {
    clearTimeout(oldest[1].timeout);
    cache.delete(oldest[0]);
  }
  return figures;
}

function callerKey(claims: ServiceContext['claims']) {
  return [
    claims.kind,
    'teamId' in claims ? claims.teamId : null,
    claims.kind === 'user' ? claims.userId : null,
  ];
}
