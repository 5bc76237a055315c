import { expect, test } from '@jest/globals';
import { anonymous, type Claims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '../errors.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import type { RuledContext } from './allow.ts';
import { makeSubgraph, type GraphRequest } from './subgraph.ts';

const sdl = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.14", import: ["@key"])
  directive @allow(rule: String!) on FIELD_DEFINITION | OBJECT
  scalar DateTime
  type Query {
    links: [Link!]! @allow(rule: "own_or_admin")
    fails(how: String!): String @allow(rule: "public")
    echo(at: DateTime!): DateTime @allow(rule: "public")
  }
  type Link @key(fields: "id") @allow(rule: "own_or_admin") { id: ID! seen: String code: String @allow(rule: "admin") box: Box }
  type Box { seen: String }
`;

class Context implements RuledContext {
  readonly claims: Claims;
  readonly rows: Where | undefined;
  constructor(claims: Claims, rows?: Where) {
    this.claims = claims;
    this.rows = rows;
  }
  withRows(rows: Where | undefined): Context {
    return new Context(this.claims, rows);
  }
}

const seen = (_parent: unknown, _args: unknown, { rows }: Context) => JSON.stringify(rows ?? null);
const resolvers = {
  Query: {
    links: () => [{ id: '1', code: 'x', box: {} }],
    fails: (_parent: unknown, { how }: { how: string }) => {
      if (how === 'plainly') throw new DomainError('INVALID', 'No.', { name: ['Too long.'] });
      throw new Error('a secret');
    },
    echo: (_parent: unknown, { at }: { at: string }) => at,
  },
  Link: { seen, __resolveReference: ({ id }: { id: string }) => ({ id, code: 'x', box: {} }) },
  Box: { seen },
};

const unexpected: unknown[] = [];
const build = (typeDefs = sdl, given: Record<string, Record<string, unknown>> = resolvers) =>
  makeSubgraph({
    name: 'sharing',
    load: async () => ({ sdl: typeDefs, resolvers: given }),
    createContext: ({ claims }) => new Context(claims),
    onUnexpectedError: (error) => unexpected.push(error),
  });
const subgraph = build();

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
const admin: Claims = { ...member, role: 'TEAM_ADMIN' };
const as = (claims: Claims): GraphRequest => ({ claims, correlationId: 'c', idempotency: null });
const ask = (claims: Claims, document: string, variables = {}) =>
  subgraph.execute({ document, variables, request: as(claims) });

test('a caller without a sign-in has to sign in, another one may not', async () => {
  const stranger = await ask(anonymous, '{ links { id } }');
  expect(stranger.errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  const coworker = await ask(member, '{ links { id code } }');
  expect(coworker).toMatchObject({
    data: { links: [{ id: '1', code: null }] },
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
});

test('the rows of a rule reach its resolver and all below it', async () => {
  const own = JSON.stringify({ createdBy: 'u' });
  expect((await ask(member, '{ links { seen box { seen } } }')).data).toEqual({
    links: [{ seen: own, box: { seen: own } }],
  });
  expect((await ask(admin, '{ links { seen box { seen } } }')).data).toEqual({
    links: [{ seen: 'null', box: { seen: 'null' } }],
  });
});

test('an entity is resolved only for those whom its type allows, with their rows', async () => {
  const document =
    '{ _entities(representations: [{ __typename: "Link", id: "1" }]) { ... on Link { id seen } } }';
  expect((await ask(anonymous, document)).errors[0]?.extensions).toEqual({
    code: 'UNAUTHENTICATED',
  });
  expect((await ask(member, document)).data).toEqual({
    _entities: [{ id: '1', seen: JSON.stringify({ createdBy: 'u' }) }],
  });
});

test('a field of Query without a rule, and an entity without one, do not build', async () => {
  await expect(
    build(
      sdl
        .replace('code: String @allow(rule: "admin")', 'code: String')
        .replace(') @allow(rule: "own_or_admin") {', ') {'),
    ).schema(),
  ).rejects.toThrow('nor does Link.seen');
  await expect(
    build(sdl.replace('links: [Link!]! @allow(rule: "own_or_admin")', 'links: [Link!]!')).schema(),
  ).rejects.toThrow('Query.links says in no @allow');
  await expect(build(sdl.replace('"admin"', '"nobody"')).schema()).rejects.toThrow(
    'Link.code: There is no rule nobody',
  );
  await expect(build(sdl, { Query: resolvers.Query }).schema()).rejects.toThrow(
    'Link has no __resolveReference',
  );
});

test('what it takes is loaded with the first question, once for all who ask meanwhile; what failed is tried again with the next', async () => {
  let loads = 0;
  const lazy = makeSubgraph({
    name: 'sharing',
    load: async () => {
      if (++loads === 1) throw new Error('no more files can be opened');
      return { sdl, resolvers };
    },
    createContext: ({ claims }) => new Context(claims),
    onUnexpectedError: (error) => unexpected.push(error),
  });
  const question = () => lazy.execute({ document: '{ links { id } }', request: as(member) });
  const first = await Promise.allSettled([question(), question()]);
  expect([loads, first.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
  const next = await Promise.all([question(), question(), lazy.schema()]);
  expect([loads, next.slice(0, 2)]).toEqual([
    2,
    [1, 2].map(() => ({ data: { links: [{ id: '1' }] }, errors: [] })),
  ]);
});

test('failures keep their code and fields; what is unexpected says nothing of itself', async () => {
  const plain = await ask(anonymous, '{ fails(how: "plainly") }');
  expect(plain.errors[0]).toMatchObject({
    message: 'No.',
    extensions: { code: 'INVALID', fields: { name: ['Too long.'] } },
  });
  const broken = await ask(anonymous, '{ fails(how: "badly") }');
  expect(JSON.stringify(broken)).not.toContain('secret');
  expect(broken.errors[0]?.extensions).toEqual({ code: 'INTERNAL' });
  expect(unexpected).toHaveLength(1);
});

test('variables that are not what the document says are the caller’s fault', async () => {
  unexpected.length = 0;
  for (const how of [{ $ne: null }, ['x'], 7, Infinity, null, undefined]) {
    expect(await ask(member, 'query ($how: String!) { fails(how: $how) }', { how })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'INVALID' } }],
    });
  }
  expect(unexpected).toEqual([]);
});

test('a moment comes in with any offset and goes on in UTC; nonsense is refused', async () => {
  expect((await ask(anonymous, '{ echo(at: "2026-11-20T10:00:00+02:00") }')).data).toEqual({
    echo: '2026-11-20T08:00:00.000Z',
  });
  const wrong = await ask(anonymous, 'query ($at: DateTime!) { echo(at: $at) }', {
    at: { $ne: null },
  });
  expect(wrong.errors[0]?.extensions['code']).toBe('INVALID');
});

test('what is said of a wrong value does not send all of it back', async () => {
  const wrong = await ask(anonymous, 'query ($at: DateTime!) { echo(at: $at) }', {
    at: 'x'.repeat(200_000),
  });
  expect(wrong.errors[0]?.message.length).toBeLessThan(600);
});
