import { PresentationLabelReplaced } from '@lectern/schemas/events/content.ts';
import { PresentationBrandReplaced } from '@lectern/schemas/events/content/brands.ts';
import { PresentationProductReplaced } from '@lectern/schemas/events/content/products.ts';
import type { KindName } from '../tag/kinds.ts';
import type { PresentationEvent, PresentationState } from './state.ts';

/** A tag was merged or deleted. Sent by a policy, for deleted presentations, too. */
export interface ReplaceTag {
  type: 'ReplaceTag';
  presentationId: string;
  kind: KindName;
  tagId: string;
  /** Null: the tag is removed. */
  byId: string | null;
}

export function replaceTag(
  { presentationId, kind, tagId, byId }: ReplaceTag,
  state: PresentationState,
): PresentationEvent[] {
  if (state.status === 'none') return [];
  const { labelIds, productIds, brandId } = state;
  switch (kind) {
    case 'label':
      return labelIds.includes(tagId)
        ? [PresentationLabelReplaced({ presentationId, labelId: tagId, byId })]
        : [];
    case 'product':
      return productIds.includes(tagId)
        ? [PresentationProductReplaced({ presentationId, productId: tagId, byId })]
        : [];
    case 'brand':
      return brandId === tagId
        ? [PresentationBrandReplaced({ presentationId, brandId: tagId, byId })]
        : [];
  }
}

export function withReplaced(
  ids: readonly string[],
  replacedId: string,
  byId: string | null,
): string[] {
  const replaced = ids.map((id) => (id === replacedId ? byId : id));
  return [...new Set(replaced.filter((id) => id !== null))];
}
