import { sharedLink as links } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';
import { undeletedLink, existingLink } from '../rows.ts';

export const sharedLink: QueryResolvers['sharedLink'] = async (
  _parent,
  { id, asOf, withDeleted },
  context,
) => {
  const row = await context.view(links).get(id);
  const now = withDeleted ? existingLink(row) : undeletedLink(row);
  if (!now || !asOf) return now;
  const moment = new Date(String(asOf)).toISOString();
  const step = (await context.history(links, id, { until: moment })).at(-1);
  return step ? existingLink({ ...now, version: step.number, doc: step.after }) : null;
};
