import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readFigures, type Figures, type Scope } from '../reading/read-figures.ts';

const known = new WeakMap<ServiceContext, Map<string, Promise<Figures>>>();

/** The fields of one answer share the figures, so that they agree. */
export function figuresOnce(context: ServiceContext, scope: Scope): Promise<Figures> {
  let ofCall = known.get(context);
  if (!ofCall) known.set(context, (ofCall = new Map()));
  const key = JSON.stringify(scope);
  let figures = ofCall.get(key);
  if (!figures) ofCall.set(key, (figures = readFigures(context, scope)));
  return figures;
}
