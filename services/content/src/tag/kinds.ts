import type { Where } from '@lectern/schemas/access/rule.ts';
import { Brand } from './brand.ts';
import { Label } from './label.ts';
import { Product } from './product.ts';
import type { Tag } from './tag.ts';

export type KindName = 'label' | 'brand' | 'product';
export const kinds: Readonly<Record<KindName, Tag>> = {
  label: Label,
  brand: Brand,
  product: Product,
};

/** Matches presentations that carry one of these. */
export function carrying(kind: KindName, ids: readonly string[]): Where {
  switch (kind) {
    case 'label':
      return { labels: { containsAny: ids } };
    case 'product':
      return { products: { containsAny: ids } };
    case 'brand':
      return { brandId: { in: ids } };
  }
}
