import { z } from 'zod';
import { labelColour } from '@lectern/schemas/events/content/labels.ts';
import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { changedTag, type TagRow } from './find-tags.ts';
import { problemsOf } from './tag-problems.ts';
import { nounOf, type Tag } from './tag.ts';

const name = nameInput(60);
/** Null means missing. */
const colour = labelColour.nullish().transform((given) => given ?? undefined);
const createInput = z.object({ name, colour });
const updateInput = z.object({
  name: name.nullish().transform((given) => given ?? undefined),
  colour,
});

/** @throws DomainError INVALID; CONFLICT where another of its kind has the name */
export async function createTag(
  context: ServiceContext,
  kind: Tag,
  input: unknown,
): Promise<TagRow> {
  const tagId = newId();
  const command = { type: 'CreateTag', tagId, ...parseInput(createInput, input) } as const;
  return changedTag(kind, await withFree(kind, () => context.execute(kind, tagId, command)));
}

/** @throws DomainError NOT_FOUND, INVALID; CONFLICT where another of its kind has the name */
export async function updateTag(
  context: ServiceContext,
  kind: Tag,
  tagId: string,
  input: unknown,
): Promise<TagRow> {
  const command = { type: 'ReviseTag', tagId, ...parseInput(updateInput, input) } as const;
  return changedTag(kind, await withFree(kind, () => context.execute(kind, tagId, command)));
}

/** @throws DomainError NOT_FOUND */
export async function deleteTag(context: ServiceContext, kind: Tag, tagId: string): Promise<true> {
  await context.execute(kind, tagId, { type: 'DeleteTag', tagId });
  return true;
}

function withFree<Answer>(kind: Tag, command: () => Promise<Answer>): Promise<Answer> {
  return withFreeName(`${nounOf(kind)}-name`, problemsOf(kind).nameTaken, command);
}
