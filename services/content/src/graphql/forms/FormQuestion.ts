import type { Question } from '@lectern/schemas/forms/questions.ts';
import type { FormQuestionResolvers } from '../generated.ts';

export type FormQuestionParent = Question;

export const FormQuestion = {
  options: ({ options }) => [...options],
  shownWhen: ({ shownWhen }) => shownWhen && { ...shownWhen, values: [...shownWhen.values] },
} satisfies FormQuestionResolvers;
