import { findLabels } from '../../label/find-labels.ts';
import type { QueryResolvers } from '../generated.ts';

export const labels: QueryResolvers['labels'] = (_, __, context) => findLabels(context);
