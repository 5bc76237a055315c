import { installedConverters } from '../../conversion/office/installed.ts';
import type { QueryResolvers } from '../generated.ts';

export const converters: QueryResolvers['converters'] = () => installedConverters();
