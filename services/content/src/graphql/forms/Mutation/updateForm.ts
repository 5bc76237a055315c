import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { changedForm } from '../../../form/find-forms.ts';
import { Form } from '../../../form/form.ts';
import { namedNotifications } from '../../named-notifications.ts';
import type { MutationResolvers } from '../../generated.ts';
import { updateInput, withFreeFormName } from '../form-input.ts';

export const updateForm: MutationResolvers['updateForm'] = async (_, { id, input }, context) => {
  const { name, notifications: given, ...content } = parseInput(updateInput, input);
  const { claims } = context;
  const teamId = claims.kind === 'user' ? claims.teamId : '';
  const { notifications, notifiees } = await namedNotifications(context, teamId, given ?? null);
  const command = {
    type: 'ReviseForm',
    formId: id,
    name,
    content,
    notifications: notifications ?? undefined,
    notifiees,
  } as const;
  return changedForm(await withFreeFormName(() => context.execute(Form, id, command)));
};
