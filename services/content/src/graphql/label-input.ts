import { z } from 'zod';
import { labelColour } from '@lectern/schemas/events/content/labels.ts';
import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';
import { problems } from '../problems.ts';

const name = nameInput(60);

export const createInput = z.object({
  name,
  colour: labelColour.nullish().transform((given) => given ?? 'GRAY'),
});

/** Null means missing. */
export const updateInput = z.object({
  name: name.nullish().transform((given) => given ?? undefined),
  colour: labelColour.nullish().transform((given) => given ?? undefined),
});

export const withFreeLabelName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withFreeName('label-name', problems.labelNameTaken, command);
