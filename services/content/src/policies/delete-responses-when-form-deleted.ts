import { FormDeleted, FormResponseStarted } from '@lectern/schemas/events/content/forms.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { FormResponse } from '../form/form-response.ts';
import { Form } from '../form/form.ts';

/** Also those that are started while the form is deleted. */
export const deleteResponsesWhenFormDeleted = policy({
  name: 'delete-responses-when-form-deleted',
  on: [FormDeleted, FormResponseStarted],
  async react({ type, data }, context) {
    const { formId } = data;
    if (type === 'FormResponseStarted') {
      const form = await context.view(Form).get(formId);
      if (form?.doc.status === 'deleted') await deleteResponse(context, data.responseId);
      return;
    }
    const where = { isThere: true, formId };
    for await (const { id } of context.view(FormResponse).each({ list: 'byAge', where }))
      await deleteResponse(context, id);
  },
});

async function deleteResponse(context: ServiceContext, responseId: string): Promise<void> {
  const command = { type: 'DeleteResponse', responseId } as const;
  await context.execute(FormResponse, responseId, command, { withoutIdempotency: true });
}
