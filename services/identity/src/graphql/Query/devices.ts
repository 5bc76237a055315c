import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findDevices } from '../../device/find-devices.ts';
import type { QueryDevicesArgs } from '../generated.ts';

const paging = z.object({ page: z.number().int().min(1).max(1_000_000), pageSize: z.number().int().min(1).max(300) });

export async function devices(_parent: unknown, { search, page, pageSize }: QueryDevicesArgs, context: ServiceContext) {
  const paged = parseInput(paging, { page, pageSize });
  return { ...(await findDevices(context, search, paged)), ...paged };
}
