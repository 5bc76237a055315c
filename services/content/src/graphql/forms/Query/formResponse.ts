import { findResponse } from '../../../form/response/find-responses.ts';
import type { QueryResolvers } from '../../generated.ts';

export const formResponse: QueryResolvers['formResponse'] = (_, { id }, context) =>
  findResponse(context, id);
