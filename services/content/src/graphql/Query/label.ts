import { findLabel } from '../../label/find-labels.ts';
import type { QueryResolvers } from '../generated.ts';

export const label: QueryResolvers['label'] = (_, { id }, context) => findLabel(context, id);
