import { findResponseByUuid } from '../../../form/response/find-responses.ts';
import type { QueryResolvers } from '../../generated.ts';

export const publicFormResponse: QueryResolvers['publicFormResponse'] = (_, { uuid }, context) =>
  findResponseByUuid(context, uuid);
