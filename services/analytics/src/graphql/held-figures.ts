import { z } from 'zod';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { Scope } from '../figures/scope.ts';
import type { Figures } from './figures-once.ts';

/** What `held` may be. */
export const heldName = z.string().min(1).max(64).nullish();

const KEPT_MS = 60_000;
/** So many at once; of more the one that was begun first is computed anew where it goes on. */
const MOST = 20;

interface Held {
  figures: Promise<Figures>;
  end: NodeJS.Timeout;
}

const held = new WeakMap<Engines, Map<string, Held>>();

/** Figures under a name that whoever asks has given them: read once, and kept from page to page. Others, and who may see other rows by now, have their own. */
export function holdFigures(
  context: ServiceContext,
  name: string,
  { scope, asked, read }: { scope: Scope; asked: FigureFilter; read: () => Promise<Figures> },
): Promise<Figures> {
  const { engines, claims, rows } = context;
  let all = held.get(engines);
  if (!all) held.set(engines, (all = new Map()));
  const key = JSON.stringify([whoseOf(claims), rows ?? null, scope, asked, name]);
  const known = all.get(key);
  if (known) {
    known.end.refresh();
    return known.figures;
  }
  const figures = read();
  const drop = () => {
    clearTimeout(all.get(key)?.end);
    all.delete(key);
  };
  figures.catch(drop);
  all.set(key, { figures, end: setTimeout(drop, KEPT_MS).unref() });
  const [first] = all;
  if (all.size > MOST && first) {
    clearTimeout(first[1].end);
    all.delete(first[0]);
  }
  return figures;
}

function whoseOf(claims: ServiceContext['claims']) {
  return [
    claims.kind,
    'teamId' in claims ? claims.teamId : null,
    claims.kind === 'user' ? claims.userId : null,
  ];
}
