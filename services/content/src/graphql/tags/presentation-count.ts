import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { withMerged } from '../../tag/find-tags.ts';
import { carrying, kinds, type KindName } from '../../tag/kinds.ts';

/** Of presentations that the caller sees. */
export async function presentationCount(
  context: ServiceContext,
  kind: KindName,
  id: string,
): Promise<number> {
  const ids = await withMerged(context, kinds[kind], [id]);
  const where = { isDeleted: false, ...carrying(kind, ids) };
  return context.view(Presentation).count({ list: 'newest', where });
}
