import { generate, type CodegenConfig } from '@graphql-codegen/cli';
import { webCodegen } from '../../web/codegen.ts';
import { sdlOf } from '@lectern/kernel/graphql/sdl.ts';
import { root, serviceNames } from './files.ts';
import { resolverMappers } from './resolvers.ts';

const apiScalars = { DateTime: 'string', UploadReceipt: 'string' };
const scalars = { ...apiScalars, _FieldSet: 'string' };
const resolverTypes = {
  contextType: '@lectern/kernel/service/context.ts#ServiceContext',
  makeResolverTypeCallable: true,
  resolversNonOptionalTypename: false,
  resolverTypeWrapperSignature: 'Lazy<T> | Promise<Lazy<T>>',
};
const shared = { useTypeImports: true, enumsAsTypes: true, strictScalars: true };

/** Arguments, inputs and answers of a service's own subgraph, and the types of its resolvers. */
async function serviceTypes(): Promise<CodegenConfig['generates']> {
  const outputs = await Promise.all(
    serviceNames.map(async (name): Promise<[string, CodegenConfig['generates'][string]]> => [
      `services/${name}/src/graphql/generated.ts`,
      {
        schema: sdlOf(name),
        plugins: [
          {
            add: {
              content: "import type { Lazy } from '@lectern/kernel/graphql/complete-resolvers.ts';",
            },
          },
          'typescript',
          'typescript-resolvers',
        ],
        config: {
          ...shared,
          ...resolverTypes,
          federation: true,
          scalars,
          mappers: await resolverMappers(name),
        },
      },
    ]),
  );
  return Object.fromEntries(outputs);
}

/** The documents that the edge sends, typed by their text. */
const bffTypes: CodegenConfig['generates'] = {
  'bff/src/gql/': {
    preset: 'client',
    schema: 'schemas/graphql/api.graphql',
    documents: ['bff/src/**/*.ts', '!bff/src/gql/**', '!bff/src/**/*.spec.ts'],
    presetConfig: { fragmentMasking: false },
    config: { ...shared, importExtension: '.ts', scalars: apiScalars },
  },
};

/** Documents are checked against the graph as it is composed now, not as it was written last. */
function documentTypes(api: string): CodegenConfig['generates'] {
  return Object.fromEntries(
    Object.entries({ ...bffTypes, ...webCodegen }).map(([path, output]) => [
      path,
      Array.isArray(output) ? output : { ...output, schema: api },
    ]),
  );
}

/** Generated types by their path from the root. */
export async function generateTypes(api: string): Promise<{ path: string; content: string }[]> {
  const files: { filename: string; content: string }[] = await generate(
    {
      cwd: root,
      silent: true,
      errorsOnly: true,
      ignoreNoDocuments: true,
      generates: { ...(await serviceTypes()), ...documentTypes(api) },
    },
    false,
  );
  return files.map(({ filename, content }) => ({ path: filename, content }));
}
