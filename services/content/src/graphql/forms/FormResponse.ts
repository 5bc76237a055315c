import { PNG } from '@lectern/schemas/forms/questions.ts';
import { findForm } from '../../form/find-forms.ts';
import type { ResponseRow } from '../../form/response/find-responses.ts';
import { namedPresentation } from '../named-presentation.ts';
import type { FormResponseResolvers } from '../generated.ts';

export type FormResponseParent = ResponseRow;

export const FormResponse = {
  form: ({ teamId, formId }, _, context) => findForm(context.asSystem(teamId), formId),
  status: ({ status }) => (status === 'complete' ? 'COMPLETE' : 'DRAFT'),
  data: ({ answers }) => JSON.stringify(answers),
  shortData: ({ answers }) =>
    JSON.stringify(answers, (_, value: unknown) =>
      typeof value === 'string' && value.startsWith(PNG) ? 'signed' : value,
    ),
  consents: ({ consents }) => [...consents],
  presentation: ({ presentationId }, _, context) => namedPresentation(context, presentationId),
} satisfies FormResponseResolvers;
