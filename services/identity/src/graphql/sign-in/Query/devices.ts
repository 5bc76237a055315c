import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { findDevices } from '../../../sign-in/device/find-devices.ts';
import type { QueryResolvers } from '../../generated.ts';

const paging = z.object({
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(300),
});

export const devices: QueryResolvers['devices'] = async (
  _parent,
  { search, page, pageSize },
  context,
) => {
  const paged = parseInput(paging, { page, pageSize });
  return { ...(await findDevices(context, search, paged)), ...paged };
};
