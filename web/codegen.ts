import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/**
 * The web's part of the generated code; paths start at the repository root. Only each document's
 * SHA-256 goes over the wire; `persisted-documents.json` maps it to the text for the BFF.
 */
export const webCodegen: CodegenConfig['generates'] = {
  'web/src/gql/': {
    preset: 'client',
    schema: 'schemas/graphql/api.graphql',
    documents: [
      'web/src/**/*.{ts,tsx}',
      '!web/src/gql/**',
      '!web/src/viewer/**',
      '!web/src/**/*.spec.tsx',
    ],
    // Apollo's cache would add these and change the hash.
    documentTransforms: [addTypenameSelectionDocumentTransform],
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { hashPropertyName: 'hash', hashAlgorithm: 'sha256' },
    },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      importExtension: '.ts',
      scalars: { DateTime: 'string', UploadReceipt: 'string' },
    },
  },
};
