import { graphql } from '../../../gql/gql.ts';
import { deleteRoute, listRoute, readRoute, writeRoute } from '../../../resource/crud.ts';
import { resource } from '../../../resource/resource.ts';

const productResource = resource(
  graphql(`
    fragment ProductFields on Product {
      id
      name
      slug
      presentationCount
      createdAt
    }
  `),
);
const ListProducts = graphql(`
  query ListProducts {
    products {
      ...ProductFields
    }
  }
`);
const ReadProduct = graphql(`
  query ReadProduct($id: ID!) {
    product(id: $id) {
      ...ProductFields
    }
  }
`);
const CreateProduct = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      ...ProductFields
    }
  }
`);
const UpdateProduct = graphql(`
  mutation UpdateProduct($id: ID!, $input: UpdateProductInput!) {
    updateProduct(id: $id, input: $input) {
      ...ProductFields
    }
  }
`);
const MergeProducts = graphql(`
  mutation MergeProducts($id: ID!, $productIds: [ID!]!) {
    mergeProducts(id: $id, productIds: $productIds) {
      ...ProductFields
    }
  }
`);
const DeleteProduct = graphql(`
  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id)
  }
`);

/** All products of the team, by slug (accounts §7). */
export const listProducts = listRoute('GET /api/products', productResource, ListProducts);

/** A product of the team. */
export const readProduct = readRoute('GET /api/admin/products/:id', productResource, ReadProduct, {
  narrowedTo: 'can_edit_products',
});

/** Creates a product. 409 under `name` where another product of the team has it. */
export const createProduct = writeRoute('POST /api/admin/products', productResource, CreateProduct);

/** Renames a product. 409 under `name` where another product of the team has it. */
export const updateProduct = writeRoute(
  'PUT /api/admin/products/:id',
  productResource,
  UpdateProduct,
);

/** Merges the products in `product_ids` into this one, on every presentation that has them. */
export const mergeProducts = writeRoute(
  'POST /api/admin/products/:id/merge',
  productResource,
  MergeProducts,
  { status: 200 },
);

/** Deletes a product; presentations lose it. */
export const deleteProduct = deleteRoute('DELETE /api/admin/products/:id', DeleteProduct);
