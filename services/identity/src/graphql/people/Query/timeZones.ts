import { timeZones as list } from '../../../reference/time-zones.ts';
import type { QueryResolvers } from '../../generated.ts';

export const timeZones: QueryResolvers['timeZones'] = () => [...list()];
