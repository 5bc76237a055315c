import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { composeServices } from '@apollo/composition';
import { anonymous, type Claims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { RuledContext } from '@lectern/kernel/graphql/allow.ts';
import { makeSubgraph, type GraphRequest } from '@lectern/kernel/graphql/subgraph.ts';
import { buildSchema, parse, printSchema } from 'graphql';
import { startGraph, type Graph } from './graph.ts';

const head = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.14", import: ["@key"])
  directive @allow(rule: String!) on FIELD_DEFINITION | OBJECT
`;
const sdl = {
  content: `${head}
    type Query { decks: [Deck!]! @allow(rule: "signed_in") broken: String @allow(rule: "public") }
    type Deck @key(fields: "id") @allow(rule: "signed_in") { id: ID! name: String! owner: Person! }
    type Person @key(fields: "id", resolvable: false) { id: ID! }`,
  identity: `${head}
    type Query { me: Person @allow(rule: "signed_in") }
    type Person @key(fields: "id") @allow(rule: "signed_in") { id: ID! name: String secret: String @allow(rule: "admin") }`,
};

const contexts: GraphRequest[] = [];
class Context implements RuledContext {
  readonly claims: Claims;
  constructor({ claims }: { claims: Claims }) {
    this.claims = claims;
  }
  withRows(): Context {
    return this;
  }
}
const subgraph = (name: keyof typeof sdl, resolvers: Record<string, Record<string, unknown>>) =>
  makeSubgraph({
    name,
    load: async () => ({ sdl: sdl[name], resolvers }),
    createContext: (request) => {
      contexts.push(request);
      return new Context(request);
    },
    onUnexpectedError: () => {},
  });

const anIdentity = () =>
  subgraph('identity', {
    Query: { me: () => ({ id: 'p1', name: 'Ada' }) },
    Person: {
      __resolveReference: ({ id }: { id: string }) => ({ id, name: `Person ${id}`, secret: 's' }),
    },
  });

let graph: Graph;
beforeAll(() => {
  const decks = [1, 2, 3].map((n) => ({
    id: `d${n}`,
    name: `Deck ${n}`,
    owner: { __typename: 'Person', id: `p${n}` },
  }));
  const subgraphs = [
    subgraph('content', {
      Query: {
        decks: () => decks,
        broken: () => {
          throw new DomainError('UNAVAILABLE', 'Later.', undefined, 2);
        },
      },
      Deck: {
        __resolveReference: ({ id }: { id: string }) => decks.find((deck) => deck.id === id),
      },
    }),
    anIdentity(),
  ];
  const composed = composeServices(
    Object.entries(sdl).map(([name, text]) => ({
      name,
      url: `http://${name}.invalid`,
      typeDefs: parse(text),
    })),
  );
  const apiSdl = printSchema(composed.schema!.toAPISchema().toGraphQLJSSchema());
  graph = startGraph({
    apiSdl,
    supergraphSdl: composed.supergraphSdl!,
    subgraphs,
    onUnexpectedError: (error) => {
      throw error;
    },
  });
});
afterAll(() => graph.stop());

const member: Claims = {
  kind: 'user',
  userId: 'u',
  impersonatorId: null,
  signInId: 's',
  teamId: 't',
  role: 'TEAM_MEMBER',
  permissions: [],
  groupIds: [],
  isOperator: false,
};
const as = (claims: Claims): GraphRequest => ({ claims, correlationId: 'c', idempotency: null });

test('a document that one subgraph can answer goes straight there, one that joins goes through the gateway', async () => {
  expect(await graph.executorOf(parse('{ decks { id owner { id } } }'))).toBe('content');
  expect(await graph.executorOf(parse('{ me { name } }'))).toBe('identity');
  expect(await graph.executorOf(parse('{ decks { owner { name } } }'))).toBe('gateway');
  expect(await graph.executorOf(parse('{ me { name } decks { id } }'))).toBe('gateway');
});

test('a joined document is answered by both, each with one context', async () => {
  contexts.length = 0;
  const answer = await graph.execute({
    document: parse('{ decks { name owner { name } } }'),
    request: as(member),
  });
  expect(answer).toMatchObject({
    data: {
      decks: [
        { name: 'Deck 1', owner: { name: 'Person p1' } },
        { owner: { name: 'Person p2' } },
        {},
      ],
    },
    errors: [],
  });
  expect(contexts).toHaveLength(2);
});

test('rules hold behind the gateway, and errors keep their code without naming the subgraph', async () => {
  const joined = await graph.execute({
    document: parse('{ decks { owner { secret } } }'),
    request: as(member),
  });
  expect(joined.data).toEqual({ decks: [1, 2, 3].map(() => ({ owner: { secret: null } })) });
  expect(joined.errors[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
  const stranger = await graph.execute({
    document: parse('{ me { name } decks { id } }'),
    request: as(anonymous),
  });
  expect(stranger.errors.map(({ extensions }) => extensions)).toEqual([
    { code: 'UNAUTHENTICATED' },
    { code: 'UNAUTHENTICATED' },
  ]);
  const later = await graph.execute({
    document: parse('{ broken me { id } }'),
    request: as(member),
  });
  expect(later.errors[0]).toMatchObject({
    message: 'Later.',
    extensions: { code: 'UNAVAILABLE', retryAfter: 2 },
  });
});

test('what the graph does not have, federation included, is invalid', async () => {
  for (const text of [
    '{ nothing }',
    '{ _service { sdl } }',
    '{ _entities(representations: []) { __typename } }',
  ]) {
    const answer = await graph.execute({ document: parse(text), request: as(member) });
    expect(answer.errors[0]?.extensions).toEqual({ code: 'INVALID' });
  }
});

test('wherever the schema is asked for, it is the joined one that answers, without the machinery of federation', async () => {
  const asked = [
    '{ __schema { types { name } } }',
    '{ ... on Query { __schema { types { name } } } }',
    '{ ...F } fragment F on Query { ... { ...G } } fragment G on Query { __schema { types { name } } }',
  ];
  for (const text of asked) {
    const { data, errors } = await graph.execute({ document: parse(text), request: as(member) });
    expect([errors, JSON.stringify(data)]).toEqual([
      [],
      expect.not.stringMatching(/_Service|_Entity|_Any/),
    ]);
  }
});

test('a subgraph that cannot be built is reported, and its questions are told that something went wrong; those of the others are answered', async () => {
  const reported: string[] = [];
  const content = makeSubgraph({
    name: 'content',
    load: () => Promise.reject(new Error('content is broken')),
    createContext: (request) => new Context(request),
    onUnexpectedError: () => {},
  });
  const half = startGraph({
    apiSdl: '',
    supergraphSdl: '',
    subgraphs: [content, anIdentity()],
    onUnexpectedError: (error) => reported.push((error as Error).message),
  });
  const ask = (text: string) =>
    half.execute({ document: parse(text), isOurs: true, request: as(member) });
  expect(await ask('{ decks { name } }')).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'INTERNAL' } }],
  });
  expect(reported).toEqual(['content is broken']);
  expect((await ask('{ me { name } }')).data).toEqual({ me: { name: 'Ada' } });
  await half.prepare();
  expect(reported).toEqual(['content is broken', 'content is broken']);
});

test('getting ready ends where it is when the graph stops', async () => {
  const asked: string[] = [];
  let stopped: Promise<void> | undefined;
  const subgraphs = ['content', 'identity'].map((name) => ({
    name,
    execute: () => Promise.reject(new Error('Nobody asks.')),
    async schema() {
      asked.push(name);
      stopped = stopping.stop();
      return buildSchema('type Query { a: ID }');
    },
  }));
  const stopping = startGraph({
    apiSdl: '',
    supergraphSdl: '',
    subgraphs,
    onUnexpectedError: (error) => {
      throw error;
    },
  });
  await stopping.prepare();
  await stopped;
  expect(asked).toEqual(['content']);
});

test('nobody outside is told about anything', async () => {
  await graph.execute({ document: parse('{ me { name } decks { id } }'), request: as(member) }); // Joined by the gateway.
  expect(process.env['APOLLO_TELEMETRY_DISABLED']).toBe('true');
});
