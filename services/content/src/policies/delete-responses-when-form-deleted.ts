import { FormDeleted } from '@lectern/schemas/events/content/forms.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { FormResponse } from '../form/form-response.ts';

export const deleteResponsesWhenFormDeleted = policy({
  name: 'delete-responses-when-form-deleted',
  on: [FormDeleted],
  async react({ data: { formId } }, context) {
    const where = { isThere: true, formId };
    for await (const { id } of context.view(FormResponse).each({ list: 'byForm', where }))
      await context.execute(
        FormResponse,
        id,
        { type: 'DeleteResponse', responseId: id },
        { withoutIdempotency: true },
      );
  },
});
