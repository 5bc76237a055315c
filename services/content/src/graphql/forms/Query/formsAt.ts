import { targetInput } from '../target.ts';
import type { QueryResolvers } from '../../generated.ts';
import { shownAt } from '../target.ts';

export const formsAt: QueryResolvers['formsAt'] = (_, given, context) =>
  shownAt(context, targetInput(given));
