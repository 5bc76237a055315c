import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { readAsOf } from '../../figures/as-of.ts';
import { z } from 'zod';
import { readEvents } from '../../viewer-events/read-events.ts';
import { toFigureFilter } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';

const optional = z
  .string()
  .max(2_000)
  .nullish()
  .transform((text) => text ?? undefined);
const fields = z.object({
  presentationId: optional,
  sharedLinkId: optional,
  sessionId: optional,
  category: optional,
  action: optional,
  path: optional,
  cursor: optional,
  isOldestFirst: z.boolean(),
  limit: z.number().int().min(1).max(1_000),
});

export const viewerEvents: QueryResolvers['viewerEvents'] = async (_parent, args, context) => {
  const asOf = await readAsOf(context);
  return {
    asOf,
    ...(await readEvents(context, { ...parseInput(fields, args), ...toFigureFilter(args.filter) })),
  };
};
