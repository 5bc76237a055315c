import { findForm } from '../../form/find-forms.ts';
import type { ResponseRow } from '../../form/response/find-responses.ts';
import { namedPresentation } from '../named-presentation.ts';
import type { FormResponseResolvers } from '../generated.ts';

export type FormResponseParent = ResponseRow;

export const FormResponse = {
  form: ({ teamId, formId }, _, context) => findForm(context.asSystem(teamId), formId),
  status: ({ status }) => (status === 'complete' ? 'COMPLETE' : 'DRAFT'),
  data: ({ answers }) => JSON.stringify(answers),
  consents: ({ consents }) => [...consents],
  presentation: ({ presentationId }, _, context) => namedPresentation(context, presentationId),
} satisfies FormResponseResolvers;
