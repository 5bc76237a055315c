import { findForm } from '../../../form/find-forms.ts';
import type { QueryResolvers } from '../../generated.ts';

export const form: QueryResolvers['form'] = (_, { id }, context) => findForm(context, id);
