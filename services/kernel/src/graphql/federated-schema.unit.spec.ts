import { buildSubgraphSchema } from '@apollo/subgraph';
import { expect, test } from '@jest/globals';
import { serviceNames } from '@lectern/schemas/service-names.ts';
import { execute, lexicographicSortSchema, parse, printType, type GraphQLSchema } from 'graphql';
import type { RuledContext } from './allow.ts';
import { federatedSchema } from './federated-schema.ts';
import { sdlOf } from './sdl.ts';

/** Without the types of federation's own directives. */
const typesOf = (schema: GraphQLSchema) =>
  Object.values(lexicographicSortSchema(schema).getTypeMap())
    .filter(({ name }) => !/^(link|federation)?__/.test(name))
    .map(printType)
    .join('\n\n');

test.each(serviceNames)(
  'the schema of %s is the one that Apollo builds, who finds it valid',
  (service) => {
    const own = parse(sdlOf(service));
    expect(typesOf(federatedSchema(own, {}, []))).toBe(
      typesOf(buildSubgraphSchema([{ typeDefs: own }])),
    );
  },
);

const typeDefs = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.14", import: ["@key"])
  type Query { decks: [Deck!]! }
  type Deck @key(fields: "id") { id: ID! name: String }
  type Person @key(fields: "id", resolvable: false) { id: ID! }
`);
const resolvers = {
  Query: { decks: () => [{ id: 'a' }] },
  Deck: {
    name: ({ id }: { id: string }) => `Deck ${id}`,
    __resolveReference: ({ id }: { id: string }) =>
      id === 'gone' ? null : Object.freeze({ id, __typename: 'Deck' }),
  },
} as never;

test.each([
  ['ours', federatedSchema(typeDefs, resolvers, [])],
  ['Apollo’s', buildSubgraphSchema([{ typeDefs, resolvers }])],
])(
  'entities come by their keys, in the order of the representations: %s',
  async (_whose, schema) => {
    const document = parse(
      'query ($of: [_Any!]!) { decks { id name } _entities(representations: $of) { __typename ... on Deck { id name } ... on Person { id } } }',
    );
    const of = [
      { __typename: 'Deck', id: 'b' },
      { __typename: 'Deck', id: 'gone' },
      { __typename: 'Person', id: 'p' },
    ];
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: { of },
      contextValue: {} as RuledContext,
    });
    expect([errors, data]).toMatchObject([
      undefined,
      {
        decks: [{ id: 'a', name: 'Deck a' }],
        _entities: [
          { __typename: 'Deck', id: 'b', name: 'Deck b' },
          null,
          { __typename: 'Person', id: 'p' },
        ],
      },
    ]);
  },
);

test('the SDL can be queried', async () => {
  const { data } = await execute({
    schema: federatedSchema(typeDefs, resolvers, []),
    document: parse('{ _service { sdl } }'),
  });
  expect(data).toMatchObject({
    _service: { sdl: expect.stringContaining('type Deck @key(fields: "id")') },
  });
});
