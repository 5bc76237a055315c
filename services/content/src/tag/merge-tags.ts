import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { problems } from '../problems.ts';
import { mergedIntoItself, noSuch } from './commands.ts';
import type { TagRow } from './find-tags.ts';
import type { TagState } from './state.ts';
import { nounOf, type Tag } from './tag.ts';

const TRIES = 8;
const input = z
  .array(z.string())
  .min(1, problems.chooseOne)
  .max(300, problems.tooManyAtATime({ most: 300 }));

/**
 * Merges tags into another one of their kind. Presentations show it at once (find-tags.ts); a policy then updates
 * them. Tags that were merged stay merged when a later one fails, and a retry continues with the rest.
 * @throws DomainError NOT_FOUND, INVALID, CONFLICT when others keep merging at the same moment
 */
export async function mergeTags(
  context: ServiceContext,
  kind: Tag,
  given: readonly string[],
  intoId: string,
): Promise<TagRow> {
  const field = `${nounOf(kind)}Ids`;
  const { [field]: ids = [] } = parseInput(z.object({ [field]: input }), { [field]: given });
  const tagIds = new Set(ids);
  if (tagIds.has(intoId)) throw mergedIntoItself(kind, field);
  for (const tagId of tagIds) await now(context, kind, tagId); // Nothing is merged when one is missing.
  for (const tagId of tagIds) await mergeTag(context, kind, tagId, intoId);
  return target(context, kind, intoId);
}

async function mergeTag(context: ServiceContext, kind: Tag, tagId: string, intoId: string) {
  for (let attempt = 1; ; attempt++) {
    const mergeNumber = (await lastMerge(context, kind)) + 1;
    await target(context, kind, intoId); // After the number is known: a merge in between takes it, and we look again.
    const command = { type: 'MergeTag', tagId, intoId, mergeNumber } as const;
    try {
      // Without an idempotency key: deciding again changes nothing, and each attempt is another command.
      return await context.execute(kind, tagId, command, { withoutIdempotency: true });
    } catch (error) {
      const isTaken =
        error instanceof DomainError && error.fields?.[`${nounOf(kind)}-merge`] !== undefined;
      if (!isTaken || attempt === TRIES) throw error;
    }
  }
}

async function lastMerge(context: ServiceContext, kind: Tag): Promise<number> {
  const [row] = await context
    .view(kind)
    .find({ list: 'merged', where: { isThere: false }, limit: 1 });
  return row?.doc.status === 'merged' ? row.doc.mergeNumber : 0;
}

/** From the stream itself: a view may be behind. @throws DomainError NOT_FOUND */
async function now(context: ServiceContext, kind: Tag, id: string): Promise<TagState> {
  const tag = (await context.history(kind, id)).at(-1)?.after;
  if (!tag || tag.status === 'deleted') throw noSuch(kind);
  return tag;
}

async function target(context: ServiceContext, kind: Tag, id: string): Promise<TagRow> {
  const tag = await now(context, kind, id);
  if (tag.status !== 'active') throw noSuch(kind);
  return { ...tag, id };
}
