import { findForms } from '../../../form/find-forms.ts';
import type { QueryResolvers } from '../../generated.ts';

export const forms: QueryResolvers['forms'] = (_, __, context) => findForms(context);
