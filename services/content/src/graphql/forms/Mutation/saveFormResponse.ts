import { saveResponse } from '../../../form/response/take-answers.ts';
import type { MutationResolvers } from '../../generated.ts';

export const saveFormResponse: MutationResolvers['saveFormResponse'] = (
  _,
  { uuid, input },
  context,
) => saveResponse(context, uuid, input);
