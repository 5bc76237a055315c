import { isOurs } from '@lectern/schemas/access/claims.ts';
import { addRepair } from '../../jobs/repair-file.ts';
import type { MutationResolvers } from '../generated.ts';

export const repairFile: MutationResolvers['repairFile'] = async (_parent, { fileId }, context) => {
  if (!isOurs(context.claims)) return false;
  await addRepair(context, context.claims.teamId, fileId);
  return true;
};
