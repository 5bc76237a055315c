import { usStates as list } from '../../../reference/us-states.ts';
import type { QueryResolvers } from '../../generated.ts';

export const usStates: QueryResolvers['usStates'] = async () => [...(await list())];
