import { Package } from '../../package/package.ts';
import { changedFile, requireFile } from '../packaged-file.ts';
import type { MutationResolvers } from '../generated.ts';

export const restoreText: MutationResolvers['restoreText'] = async (
  _,
  { id, version },
  context,
) => {
  const found = await requireFile(context, id);
  const packageId = found.package.id;
  const command = { type: 'RestoreText', packageId, fileId: id, version } as const;
  return changedFile(found, (await context.execute(Package, packageId, command)).state);
};
