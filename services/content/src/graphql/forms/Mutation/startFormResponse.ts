import { startResponse } from '../../../form/response/take-answers.ts';
import type { MutationResolvers } from '../../generated.ts';

export const startFormResponse: MutationResolvers['startFormResponse'] = (
  _,
  { formUuid, input },
  context,
) => startResponse(context, formUuid, input);
