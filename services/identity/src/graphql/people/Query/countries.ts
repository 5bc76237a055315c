import { countries as list } from '../../../reference/countries.ts';
import type { QueryResolvers } from '../../generated.ts';

export const countries: QueryResolvers['countries'] = async () => [...(await list())];
