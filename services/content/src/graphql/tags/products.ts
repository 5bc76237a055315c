import { slugOf } from '@lectern/schemas/text/fold.ts';
import { Product as Products } from '../../tag/product.ts';
import { createTag, deleteTag, updateTag } from '../../tag/change-tags.ts';
import { findTag, findTags, type TagRow } from '../../tag/find-tags.ts';
import { mergeTags } from '../../tag/merge-tags.ts';
import { presentationCount } from './presentation-count.ts';
import type { ProductResolvers, MutationResolvers, QueryResolvers } from '../generated.ts';

export type ProductParent = TagRow;

/** Fields without a resolver are in the row. */
export const Product = {
  slug: ({ name }) => slugOf(name, 'product'),
  presentationCount: ({ id }, _, context) => presentationCount(context, 'product', id),
} satisfies ProductResolvers;

export const product: QueryResolvers['product'] = (_, { id }, context) =>
  findTag(context, Products, id);
export const products: QueryResolvers['products'] = (_, __, context) => findTags(context, Products);

export const createProduct: MutationResolvers['createProduct'] = (_, { input }, context) =>
  createTag(context, Products, input);
export const updateProduct: MutationResolvers['updateProduct'] = (_, { id, input }, context) =>
  updateTag(context, Products, id, input);
export const mergeProducts: MutationResolvers['mergeProducts'] = (_, { id, productIds }, context) =>
  mergeTags(context, Products, productIds, id);
export const deleteProduct: MutationResolvers['deleteProduct'] = (_, { id }, context) =>
  deleteTag(context, Products, id);
