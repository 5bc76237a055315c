import { locales as list } from '../../../reference/locales.ts';
import type { QueryResolvers } from '../../generated.ts';

export const locales: QueryResolvers['locales'] = async () => [...(await list())];
