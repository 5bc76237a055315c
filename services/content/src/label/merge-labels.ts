import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { noSuchLabel } from './commands.ts';
import type { LabelRow } from './find-labels.ts';
import { Label } from './label.ts';
import type { LabelState } from './state.ts';
import { problems } from '../problems.ts';

const TRIES = 8;

/**
 * Merges labels into another one. Presentations show it at once (find-labels.ts); a policy then updates them. Labels
 * that were merged stay merged when a later one fails, and a retry continues with the rest.
 * @throws DomainError NOT_FOUND, INVALID, CONFLICT when others keep merging at the same moment
 */
export async function mergeLabels(
  context: ServiceContext,
  labelIds: readonly string[],
  intoId: string,
): Promise<LabelRow> {
  if (labelIds.includes(intoId))
    throw new DomainError('INVALID', problems.labelIntoItself, {
      labelIds: [problems.labelIntoItself],
    });
  for (const labelId of labelIds) await now(context, labelId); // Nothing is merged when one is missing.
  for (const labelId of labelIds) await mergeLabel(context, labelId, intoId);
  return target(context, intoId);
}

async function mergeLabel(context: ServiceContext, labelId: string, intoId: string) {
  for (let attempt = 1; ; attempt++) {
    const mergeNumber = (await lastMerge(context)) + 1;
    await target(context, intoId); // After the number is known: a merge in between takes it, and we look again.
    const command = { type: 'MergeLabel', labelId, intoId, mergeNumber } as const;
    try {
      // Without an idempotency key: deciding again changes nothing, and each attempt is another command.
      return await context.execute(Label, labelId, command, { withoutIdempotency: true });
    } catch (error) {
      const isTaken = error instanceof DomainError && error.fields?.['label-merge'] !== undefined;
      if (!isTaken || attempt === TRIES) throw error;
    }
  }
}

async function lastMerge(context: ServiceContext): Promise<number> {
  const [row] = await context
    .view(Label)
    .find({ list: 'merged', where: { isThere: false }, limit: 1 });
  return row?.doc.status === 'merged' ? row.doc.mergeNumber : 0;
}

/** From the stream itself: a view may be behind. @throws DomainError NOT_FOUND */
async function now(context: ServiceContext, id: string): Promise<LabelState> {
  const label = (await context.history(Label, id)).at(-1)?.after;
  if (!label || label.status === 'deleted') throw noSuchLabel();
  return label;
}

async function target(context: ServiceContext, id: string): Promise<LabelRow> {
  const label = await now(context, id);
  if (label.status !== 'active') throw noSuchLabel();
  return { ...label, id };
}
