import { slugOf } from '@lectern/schemas/text/fold.ts';
import { Brand as Brands } from '../../tag/brand.ts';
import { createTag, deleteTag, updateTag } from '../../tag/change-tags.ts';
import { findTag, findTags, type TagRow } from '../../tag/find-tags.ts';
import { mergeTags } from '../../tag/merge-tags.ts';
import { presentationCount } from './presentation-count.ts';
import type { BrandResolvers, MutationResolvers, QueryResolvers } from '../generated.ts';

export type BrandParent = TagRow;

/** Fields without a resolver are in the row. */
export const Brand = {
  slug: ({ name }) => slugOf(name, 'brand'),
  presentationCount: ({ id }, _, context) => presentationCount(context, 'brand', id),
} satisfies BrandResolvers;

export const brand: QueryResolvers['brand'] = (_, { id }, context) => findTag(context, Brands, id);
export const brands: QueryResolvers['brands'] = (_, __, context) => findTags(context, Brands);

export const createBrand: MutationResolvers['createBrand'] = (_, { input }, context) =>
  createTag(context, Brands, input);
export const updateBrand: MutationResolvers['updateBrand'] = (_, { id, input }, context) =>
  updateTag(context, Brands, id, input);
export const mergeBrands: MutationResolvers['mergeBrands'] = (_, { id, brandIds }, context) =>
  mergeTags(context, Brands, brandIds, id);
export const deleteBrand: MutationResolvers['deleteBrand'] = (_, { id }, context) =>
  deleteTag(context, Brands, id);
