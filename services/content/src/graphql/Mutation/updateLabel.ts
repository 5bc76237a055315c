import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { changedLabel } from '../../label/find-labels.ts';
import { Label } from '../../label/label.ts';
import type { MutationResolvers } from '../generated.ts';
import { updateInput, withFreeLabelName } from '../label-input.ts';

export const updateLabel: MutationResolvers['updateLabel'] = async (_, { id, input }, context) => {
  const command = { type: 'ReviseLabel', labelId: id, ...parseInput(updateInput, input) } as const;
  return changedLabel(await withFreeLabelName(() => context.execute(Label, id, command)));
};
