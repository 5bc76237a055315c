import { randomUUID } from 'node:crypto';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { changedForm } from '../../../form/find-forms.ts';
import { Form } from '../../../form/form.ts';
import type { MutationResolvers } from '../../generated.ts';
import { createInput, withFreeFormName } from '../form-input.ts';

export const createForm: MutationResolvers['createForm'] = async (_, { input }, context) => {
  const formId = newId();
  const { name } = parseInput(createInput, input);
  const command = { type: 'CreateForm', formId, uuid: randomUUID(), name } as const;
  return changedForm(await withFreeFormName(() => context.execute(Form, formId, command)));
};
