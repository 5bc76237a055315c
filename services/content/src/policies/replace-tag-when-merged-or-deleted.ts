import { BrandDeleted, BrandMerged } from '@lectern/schemas/events/content/brands.ts';
import { LabelDeleted, LabelMerged } from '@lectern/schemas/events/content/labels.ts';
import { ProductDeleted, ProductMerged } from '@lectern/schemas/events/content/products.ts';
import { eachWithDeleted } from '@lectern/kernel/lifecycle/owned.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../presentation/presentation.ts';
import { followMerges } from '../tag/find-tags.ts';
import { carrying, kinds, type KindName } from '../tag/kinds.ts';

/**
 * Writes into presentations what they show already (find-tags.ts). After a crash it continues with the rest. A
 * presentation that gets the old tag later keeps that id, and still shows the right one.
 */
async function replace(context: ServiceContext, kind: KindName, tagId: string): Promise<void> {
  const { id, tag } = await followMerges(context, kinds[kind], tagId);
  const byId = tag.status === 'active' ? id : null;
  const carriers = eachWithDeleted(context, Presentation, 'byId', carrying(kind, [tagId]));
  for await (const { id: presentationId } of carriers)
    await context.execute(
      Presentation,
      presentationId,
      { type: 'ReplaceTag', presentationId, kind, tagId, byId },
      { withoutIdempotency: true },
    );
}

export const replaceLabelWhenMergedOrDeleted = policy({
  name: 'replace-label-when-merged-or-deleted',
  on: [LabelMerged, LabelDeleted],
  react: ({ data }, context) => replace(context, 'label', data.labelId),
});

export const replaceBrandWhenMergedOrDeleted = policy({
  name: 'replace-brand-when-merged-or-deleted',
  on: [BrandMerged, BrandDeleted],
  react: ({ data }, context) => replace(context, 'brand', data.brandId),
});

export const replaceProductWhenMergedOrDeleted = policy({
  name: 'replace-product-when-merged-or-deleted',
  on: [ProductMerged, ProductDeleted],
  react: ({ data }, context) => replace(context, 'product', data.productId),
});
