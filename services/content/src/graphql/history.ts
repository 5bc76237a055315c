import { z } from 'zod';
import { entity } from '@lectern/kernel/graphql/entity.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { changesBetween } from '../presentation/changes.ts';
import { Presentation } from '../presentation/presentation.ts';

const paging = z.object({
  first: z.number().int().min(1).max(300),
  before: z.number().int().nullish(),
});

/** Who changed what in a presentation, newest first. */
export async function historyOf(
  id: string,
  args: { first: number; before?: number | null },
  context: ServiceContext,
) {
  const { first, before } = parseInput(paging, args);
  const steps = await context.history(Presentation, id);
  return steps
    .filter(
      ({ number, events }) =>
        events.length > 0 && (before === undefined || before === null || number < before),
    )
    .slice(-first)
    .reverse()
    .map((step) => ({
      number: step.number,
      at: step.meta.time,
      actor: entity(step.meta.actorId),
      onBehalfOf: entity(step.meta.onBehalfOfId),
      events: step.events.map(({ type }) => type),
      changes: changesBetween(step.before, step.after),
    }));
}
