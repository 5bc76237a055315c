import { findPublishedForm } from '../../../form/find-forms.ts';
import type { QueryResolvers } from '../../generated.ts';

export const publicForm: QueryResolvers['publicForm'] = (_, { uuid }, context) =>
  findPublishedForm(context, uuid);
