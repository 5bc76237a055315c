import { graphql } from '../../../gql/gql.ts';
import { deleteRoute, listRoute, readRoute, writeRoute } from '../../../resource/crud.ts';
import { resource } from '../../../resource/resource.ts';

const brandResource = resource(
  graphql(`
    fragment BrandFields on Brand {
      id
      name
      slug
      presentationCount
      createdAt
    }
  `),
);
const ListBrands = graphql(`
  query ListBrands {
    brands {
      ...BrandFields
    }
  }
`);
const ReadBrand = graphql(`
  query ReadBrand($id: ID!) {
    brand(id: $id) {
      ...BrandFields
    }
  }
`);
const CreateBrand = graphql(`
  mutation CreateBrand($input: CreateBrandInput!) {
    createBrand(input: $input) {
      ...BrandFields
    }
  }
`);
const UpdateBrand = graphql(`
  mutation UpdateBrand($id: ID!, $input: UpdateBrandInput!) {
    updateBrand(id: $id, input: $input) {
      ...BrandFields
    }
  }
`);
const MergeBrands = graphql(`
  mutation MergeBrands($id: ID!, $brandIds: [ID!]!) {
    mergeBrands(id: $id, brandIds: $brandIds) {
      ...BrandFields
    }
  }
`);
const DeleteBrand = graphql(`
  mutation DeleteBrand($id: ID!) {
    deleteBrand(id: $id)
  }
`);

/** All brands of the team, by slug (accounts §7). */
export const listBrands = listRoute('GET /api/brands', brandResource, ListBrands);

/** A brand of the team. */
export const readBrand = readRoute('GET /api/admin/brands/:id', brandResource, ReadBrand, {
  narrowedTo: 'can_edit_brands',
});

/** Creates a brand. 409 under `name` where another brand of the team has it. */
export const createBrand = writeRoute('POST /api/admin/brands', brandResource, CreateBrand);

/** Renames a brand. 409 under `name` where another brand of the team has it. */
export const updateBrand = writeRoute('PUT /api/admin/brands/:id', brandResource, UpdateBrand);

/** Merges the brands in `brand_ids` into this one, on every presentation that has them. */
export const mergeBrands = writeRoute(
  'POST /api/admin/brands/:id/merge',
  brandResource,
  MergeBrands,
  { status: 200 },
);

/** Deletes a brand; presentations lose it. */
export const deleteBrand = deleteRoute('DELETE /api/admin/brands/:id', DeleteBrand);
