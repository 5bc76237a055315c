import type { FormRow } from '../../form/find-forms.ts';
import { withAddresses } from '../../presentation/notifiees.ts';
import { FormResponse as Responses } from '../../form/form-response.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { FormResolvers } from '../generated.ts';
import { resultsOf } from '../../form/response/results.ts';

export type FormParent = FormRow;

const count = (context: ServiceContext, formId: string, status: 'draft' | 'complete') =>
  context.view(Responses).count({ list: 'byForm', where: { isThere: true, formId, status } });

/** Fields without a resolver are in the row. */
export const Form = {
  teamId: ({ teamId }) => teamId ?? '',
  title: ({ title, name }) => title ?? name,
  ownTitle: ({ title }) => title,
  isPublished: ({ status }) => status === 'published',
  pages: ({ pages }) => pages.map(({ title, questions }) => ({ title, questions: [...questions] })),
  formerQuestions: ({ formerQuestions }) => [...formerQuestions],
  notifications: ({ notifications, notifiees }) => withAddresses({ notifications, notifiees }),
  places: ({ places }) => [...places],
  responseCount: ({ id }, _, context) => count(context, id, 'complete'),
  draftCount: ({ id }, _, context) => count(context, id, 'draft'),
  results: (form, _, context) => resultsOf(context, form),
} satisfies FormResolvers;
