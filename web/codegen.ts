import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/**
 * The web's part of the generated code, paths from the root of the repository. Each document carries its
 * SHA-256, which is all that goes over the wire; `persisted-documents.json` tells the BFF what it stands for.
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
    // The cache adds these when a document lacks them, and the hash would no longer be its own.
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
      scalars: { DateTime: 'string' },
    },
  },
};
