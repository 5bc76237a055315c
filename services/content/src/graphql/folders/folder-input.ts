import { z } from 'zod';
import { nameInput } from '@lectern/kernel/commands/unique-name.ts';
import { problems } from '../../problems.ts';

const name = nameInput(120);
const id = z.uuid(problems.idInvalid);
const receipt = z
  .string()
  .nullish()
  .transform((given) => given ?? undefined);

export const createInput = z.object({
  name,
  parentId: id.nullish().transform((given) => given ?? null),
  imageReceipt: receipt,
});

/** Null means missing, but for the parent. */
export const updateInput = z.object({
  name: name.nullish().transform((given) => given ?? undefined),
  parentId: id.nullish(),
  imageReceipt: receipt,
});

export const moveInput = z.object({
  parentId: id.nullish(),
  index: z
    .number()
    .int()
    .min(0)
    .nullish()
    .transform((given) => given ?? undefined),
});
