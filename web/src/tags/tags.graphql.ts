import { graphql } from '../gql/gql.ts';

graphql(`
  fragment LabelTag on Label {
    id
    name
    colour
  }
`);

graphql(`
  fragment LabelRow on Label {
    ...LabelTag
    createdAt
    presentationCount
  }
`);

export const LabelChoicesQuery = graphql(`
  query LabelChoices {
    tags: labels {
      ...LabelTag
    }
  }
`);

export const LabelsPageQuery = graphql(`
  query LabelsPage {
    tags: labels {
      ...LabelRow
    }
  }
`);

export const CreateLabelMutation = graphql(`
  mutation CreateLabelHere($input: CreateLabelInput!) {
    tag: createLabel(input: $input) {
      ...LabelRow
    }
  }
`);

export const UpdateLabelMutation = graphql(`
  mutation UpdateLabelHere($id: ID!, $input: UpdateLabelInput!) {
    tag: updateLabel(id: $id, input: $input) {
      ...LabelRow
    }
  }
`);

export const MergeLabelsMutation = graphql(`
  mutation MergeLabelsHere($id: ID!, $tagIds: [ID!]!) {
    tag: mergeLabels(id: $id, labelIds: $tagIds) {
      ...LabelRow
    }
  }
`);

export const DeleteLabelMutation = graphql(`
  mutation DeleteLabelHere($id: ID!) {
    deleteLabel(id: $id)
  }
`);

graphql(`
  fragment BrandTag on Brand {
    id
    name
  }
`);

graphql(`
  fragment BrandRow on Brand {
    ...BrandTag
    createdAt
    presentationCount
  }
`);

export const BrandChoicesQuery = graphql(`
  query BrandChoices {
    tags: brands {
      ...BrandTag
    }
  }
`);

export const BrandsPageQuery = graphql(`
  query BrandsPage {
    tags: brands {
      ...BrandRow
    }
  }
`);

export const CreateBrandMutation = graphql(`
  mutation CreateBrandHere($input: CreateBrandInput!) {
    tag: createBrand(input: $input) {
      ...BrandRow
    }
  }
`);

export const UpdateBrandMutation = graphql(`
  mutation UpdateBrandHere($id: ID!, $input: UpdateBrandInput!) {
    tag: updateBrand(id: $id, input: $input) {
      ...BrandRow
    }
  }
`);

export const MergeBrandsMutation = graphql(`
  mutation MergeBrandsHere($id: ID!, $tagIds: [ID!]!) {
    tag: mergeBrands(id: $id, brandIds: $tagIds) {
      ...BrandRow
    }
  }
`);

export const DeleteBrandMutation = graphql(`
  mutation DeleteBrandHere($id: ID!) {
    deleteBrand(id: $id)
  }
`);

graphql(`
  fragment ProductTag on Product {
    id
    name
  }
`);

graphql(`
  fragment ProductRow on Product {
    ...ProductTag
    createdAt
    presentationCount
  }
`);

export const ProductChoicesQuery = graphql(`
  query ProductChoices {
    tags: products {
      ...ProductTag
    }
  }
`);

export const ProductsPageQuery = graphql(`
  query ProductsPage {
    tags: products {
      ...ProductRow
    }
  }
`);

export const CreateProductMutation = graphql(`
  mutation CreateProductHere($input: CreateProductInput!) {
    tag: createProduct(input: $input) {
      ...ProductRow
    }
  }
`);

export const UpdateProductMutation = graphql(`
  mutation UpdateProductHere($id: ID!, $input: UpdateProductInput!) {
    tag: updateProduct(id: $id, input: $input) {
      ...ProductRow
    }
  }
`);

export const MergeProductsMutation = graphql(`
  mutation MergeProductsHere($id: ID!, $tagIds: [ID!]!) {
    tag: mergeProducts(id: $id, productIds: $tagIds) {
      ...ProductRow
    }
  }
`);

export const DeleteProductMutation = graphql(`
  mutation DeleteProductHere($id: ID!) {
    deleteProduct(id: $id)
  }
`);

export const LabelPresentationsMutation = graphql(`
  mutation LabelPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {
    bulk: labelPresentations(ids: $ids, add: $add, remove: $remove) {
      changed {
        id
        labels {
          ...LabelTag
        }
      }
      refused {
        id
        message
      }
    }
  }
`);

export const ProductPresentationsMutation = graphql(`
  mutation ProductPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {
    bulk: changePresentationProducts(ids: $ids, add: $add, remove: $remove) {
      changed {
        id
        products {
          ...ProductTag
        }
      }
      refused {
        id
        message
      }
    }
  }
`);

export const BrandPresentationsMutation = graphql(`
  mutation BrandPresentations($ids: [ID!]!, $brandId: ID) {
    bulk: changePresentationBrands(ids: $ids, brandId: $brandId) {
      changed {
        id
        brand {
          ...BrandTag
        }
      }
      refused {
        id
        message
      }
    }
  }
`);
