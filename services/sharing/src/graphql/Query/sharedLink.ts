import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink as links } from '../../shared-link/shared-link.ts';
import type { QuerySharedLinkArgs } from '../generated.ts';
import { livingRow, madeRow, type SharedLinkRow } from '../rows.ts';

export async function sharedLink(_parent: unknown, { id, asOf, withDeleted }: QuerySharedLinkArgs, context: ServiceContext): Promise<SharedLinkRow | null> {
  const row = await context.view(links).get(id);
  const now = withDeleted ? madeRow(row) : livingRow(row);
  if (!now || !asOf) return now;
  const moment = new Date(asOf as string).toISOString();
  const step = (await context.history(links, id, { until: moment })).at(-1);
  return step ? madeRow({ ...now, version: step.number, doc: step.after }) : null;
}
