import type { TypedDocumentNode } from '@apollo/client';
import type { LabelColour } from '../gql/graphql.ts';
import {
  BrandChoicesQuery,
  BrandsPageQuery,
  CreateBrandMutation,
  CreateLabelMutation,
  CreateProductMutation,
  DeleteBrandMutation,
  DeleteLabelMutation,
  DeleteProductMutation,
  LabelChoicesQuery,
  LabelsPageQuery,
  MergeBrandsMutation,
  MergeLabelsMutation,
  MergeProductsMutation,
  ProductChoicesQuery,
  ProductsPageQuery,
  UpdateBrandMutation,
  UpdateLabelMutation,
  UpdateProductMutation,
} from './tags.graphql.ts';
import { brandTexts, labelTexts, productTexts } from './texts.ts';

/** A label, brand or product. */
export type Tag = {
  id: string;
  name: string;
  /** Labels alone have one. */ colour?: LabelColour;
};
export type TagRow = Tag & { createdAt: string; presentationCount: number };
type Input = { name: string; colour?: LabelColour };
type None = Record<string, never>;

export type TagKind = {
  /** In URLs. */ name: 'label' | 'brand' | 'product';
  path: string;
  /** As realtime messages name it. */ type: 'Label' | 'Brand' | 'Product';
  permission: string;
  hasColor: boolean;
  texts: typeof labelTexts | typeof brandTexts | typeof productTexts;
  choices: TypedDocumentNode<{ tags: readonly Tag[] }, None>;
  page: TypedDocumentNode<{ tags: readonly TagRow[] }, None>;
  /** To fetch again after a change. */ queries: readonly string[];
  create: TypedDocumentNode<{ tag: TagRow }, { input: Input }>;
  update: TypedDocumentNode<{ tag: TagRow }, { id: string; input: Input }>;
  merge: TypedDocumentNode<{ tag: TagRow }, { id: string; tagIds: string[] }>;
  remove: TypedDocumentNode<unknown, { id: string }>;
};

export const labelKind: TagKind = {
  name: 'label',
  path: '/labels',
  type: 'Label',
  permission: 'can_edit_labels',
  hasColor: true,
  texts: labelTexts,
  choices: LabelChoicesQuery,
  page: LabelsPageQuery,
  queries: ['LabelsPage', 'LabelChoices'],
  create: CreateLabelMutation,
  update: UpdateLabelMutation,
  merge: MergeLabelsMutation,
  remove: DeleteLabelMutation,
};

export const brandKind: TagKind = {
  name: 'brand',
  path: '/brands',
  type: 'Brand',
  permission: 'can_edit_brands',
  hasColor: false,
  texts: brandTexts,
  choices: BrandChoicesQuery,
  page: BrandsPageQuery,
  queries: ['BrandsPage', 'BrandChoices'],
  create: CreateBrandMutation,
  update: UpdateBrandMutation,
  merge: MergeBrandsMutation,
  remove: DeleteBrandMutation,
};

export const productKind: TagKind = {
  name: 'product',
  path: '/products',
  type: 'Product',
  permission: 'can_edit_products',
  hasColor: false,
  texts: productTexts,
  choices: ProductChoicesQuery,
  page: ProductsPageQuery,
  queries: ['ProductsPage', 'ProductChoices'],
  create: CreateProductMutation,
  update: UpdateProductMutation,
  merge: MergeProductsMutation,
  remove: DeleteProductMutation,
};

export const tagKinds = [labelKind, brandKind, productKind];
export const tagTypes: readonly string[] = tagKinds.map(({ type }) => type);
