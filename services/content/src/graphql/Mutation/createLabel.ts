import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { changedLabel } from '../../label/find-labels.ts';
import { Label } from '../../label/label.ts';
import type { MutationResolvers } from '../generated.ts';
import { createInput, withFreeLabelName } from '../label-input.ts';

export const createLabel: MutationResolvers['createLabel'] = async (_, { input }, context) => {
  const labelId = newId();
  const command = { type: 'CreateLabel', labelId, ...parseInput(createInput, input) } as const;
  return changedLabel(await withFreeLabelName(() => context.execute(Label, labelId, command)));
};
