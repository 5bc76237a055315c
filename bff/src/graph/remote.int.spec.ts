import { generateKeyPairSync } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { graphOf } from '../testing/start-copy.ts';
import { signingKeyOf, startLecternOverHttp } from '@lectern/deploy/testing/lectern-over-http.ts';
import type { Graph } from '@lectern/gateway/graph.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { proveClaims } from '@lectern/kernel/process/claims-proof.ts';
import { anonymous, type Claims } from '@lectern/schemas/access/claims.ts';
import { buildSchema, parse } from 'graphql';
import { composedSdl } from '@lectern/kernel/graphql/sdl.ts';
import { SignJWT, UnsecuredJWT, decodeJwt, importPKCS8 } from 'jose';
import { ClaimsSource } from '../access/claims-source.ts';
import { remoteGraphOf } from './remote.ts';
import { callOf, ruledBy } from '../testing/graph-fields.ts';
import { publishAndShare } from '../testing/publish-and-share.ts';
import { admin, signIn, startEdge, type RunningEdge } from '../testing/start-edge.ts';
import { until } from '@lectern/kernel/testing/until.ts';

let edge: RunningEdge;
/** The same services, called without HTTP. */
let inProcess: Graph;
let presentationId: string;
let linkId: string;
beforeAll(async () => {
  edge = await startEdge({ start: startLecternOverHttp });
  inProcess = graphOf(edge);
  ({ presentationId, linkId } = await publishAndShare(edge));
});
afterAll(async () => {
  await inProcess.stop();
  await edge.stop();
});

const originOf = (service: string) =>
  edge.lectern.engines.engines.settings.LECTERN_SUBGRAPHS?.[service] ?? '';
const claimsOf = async (token: string): Promise<Claims> =>
  (await new ClaimsSource(edge.lectern.graph).of(token)) ?? anonymous;
/** The administrator's claims as services get them, and the proof that came with them. */
async function provenAdmin() {
  const claims = await claimsOf(edge.token);
  if (claims.kind !== 'user') throw new Error('The administrator is not signed in');
  const { proof = '', ...provable } = claims;
  return { proof, provable };
}
const told = ({ data, errors }: Awaited<ReturnType<Graph['execute']>>) => ({
  data,
  errors: errors.map(({ message, path, extensions }) => ({ message, path, extensions })),
});
/** What changes between two answers of the same process, too. */
const moving = /Operations|passkeyOptions|setup$/;

test('every question of the graph has the same answer over HTTP as in process, errors included', async () => {
  const { roots } = ruledBy(buildSchema(composedSdl('supergraph'), { assumeValid: true }));
  const different: string[] = [];
  let answered = 0;
  for (const token of [edge.token, 'x'.repeat(43)]) {
    const claims = await claimsOf(token);
    for (const root of roots) {
      if (root.type.name !== 'Query' || moving.test(root.name)) continue;
      for (const id of [newId(), presentationId]) {
        const { document, variables } = callOf(root)(id);
        const call = { document, variables };
        const request = () => ({ claims, correlationId: newId(), idempotency: null });
        const here = told(await inProcess.execute({ ...call, request: request() }));
        const there = told(await edge.lectern.graph.execute({ ...call, request: request() }));
        if (JSON.stringify(here) !== JSON.stringify(there))
          different.push(
            `${root.name}: ${JSON.stringify(there)}, in process ${JSON.stringify(here)}`,
          );
        if (here.errors.length === 0) answered++;
      }
    }
  }
  expect(different).toEqual([]);
  expect(answered).toBeGreaterThan(50);
});

test('a document that joins has the same answer through the gateway’s process, also as of a time', async () => {
  const claims = await claimsOf(edge.token);
  const document = parse(
    `query ($id: ID!, $asOf: DateTime) {
       sharedLink(id: $id, asOf: $asOf) { name presentation { name owner { name email } } }
     }`,
  );
  for (const asOf of [null, new Date().toISOString()]) {
    const call = { document, variables: { id: linkId, asOf } };
    const request = () => ({ claims, correlationId: newId(), idempotency: null });
    const there = told(await edge.lectern.graph.execute({ ...call, request: request() }));
    expect(there).toEqual(told(await inProcess.execute({ ...call, request: request() })));
    expect(there.errors).toEqual([]);
  }
});

/** What a service answers a call with these headers. */
async function call(headers: Record<string, string>, query = '{ users { total } }') {
  const answer = await fetch(`${originOf('identity')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: answer.status, body: await answer.json() };
}

const context = Buffer.from(JSON.stringify({ correlationId: 'c', idempotency: null })).toString(
  'base64url',
);
const refused = {
  status: 401,
  body: { data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
};

test('claims that are forged, too old, signed by another key, or unsigned are refused', async () => {
  const key = await signingKeyOf(edge.lectern);
  const edgeProof = await proveClaims({ kind: 'edge' }, key);
  const { proof, provable } = await provenAdmin();
  const asEdge = { 'x-lectern-edge': edgeProof, 'x-lectern-context': context };
  const by = (text: string) => ({ ...asEdge, authorization: `Bearer ${text}` });
  expect(await call(by(proof))).toMatchObject({ status: 200, body: { data: { users: {} } } });

  const foreign = await importPKCS8(
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    'EdDSA',
  );
  const [head = '', , signature = ''] = proof.split('.');
  const altered = Buffer.from(
    JSON.stringify({
      ...decodeJwt(proof),
      claims: { ...provable, teamId: newId() },
    }),
  ).toString('base64url');
  const old = await new SignJWT({ claims: provable })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id })
    .setAudience('lectern')
    .setIssuedAt('10m ago')
    .setExpirationTime('5m ago')
    .sign(key.privateKey);
  const bad = {
    altered: [head, altered, signature].join('.'),
    'too old': old,
    'of another key': await proveClaims(provable, { id: key.id, privateKey: foreign }),
    'of an unknown key': await proveClaims(provable, { id: 'other', privateKey: foreign }),
    unsigned: new UnsecuredJWT({ claims: provable })
      .setAudience('lectern')
      .setIssuedAt()
      .setExpirationTime('1m')
      .encode(),
    'no proof at all': 'admin',
    'of another shape': await new SignJWT({ claims: { kind: 'system', teamId: null } })
      .setProtectedHeader({ alg: 'EdDSA', kid: key.id })
      .setAudience('lectern')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(key.privateKey),
  };
  for (const [how, text] of Object.entries(bad))
    expect({ how, ...(await call(by(text))) }).toMatchObject({ how, ...refused });
  // A person's proof is not the edge's, and without the edge's it counts for nothing.
  expect(await call({ ...by(proof), 'x-lectern-edge': proof })).toMatchObject(refused);
  expect(await call({ authorization: `Bearer ${proof}` })).toMatchObject(refused);
  expect(await call({ ...asEdge, 'x-lectern-context': 'no context' })).toMatchObject(refused);
});

test('a call without the edge’s proof gets nothing, not even what is open to everybody', async () => {
  for (const query of [
    '{ users { total } }',
    '{ countries { id } }',
    '{ edgeProof(request: "") countries { id } }',
    'mutation { setUp(input: {}) { token } }',
  ])
    expect(await call({}, query)).toMatchObject({
      body: {
        errors: [{ extensions: { code: expect.stringMatching(/UNAUTHENTICATED|INVALID/) } }],
      },
    });
  expect(await call({}, '{ countries { id } }')).toMatchObject({
    body: { data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
  });
  expect(
    await call({}, '{ edgeProof(request: "1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa") }'),
  ).toMatchObject({ body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
});

test('a call that takes longer than a proof lasts goes on as the same person, until the sign-in ends', async () => {
  const token = await signIn(edge, admin);
  const claims = await claimsOf(token);
  if (claims.kind !== 'user') throw new Error('The administrator is not signed in');
  const { proof: _, ...provable } = claims;
  const { id, privateKey } = await signingKeyOf(edge.lectern);
  const proof = await new SignJWT({ claims: provable })
    .setProtectedHeader({ alg: 'EdDSA', kid: id })
    .setAudience('lectern')
    .setIssuedAt('5m ago')
    .setExpirationTime('4m ago')
    .sign(privateKey);
  const request = { claims: { ...provable, proof }, correlationId: newId(), idempotency: null };
  const document = parse('{ users(page: 1) { total } }');
  const { graph } = edge.lectern;
  expect(await graph.execute({ document, request })).toMatchObject({
    data: { users: { total: 1 } },
    errors: [],
  });
  await edge.call('POST', '/logout', { token });
  await until(async () => {
    const later = { ...request, claims: { ...provable, proof } }; // Another call.
    const { errors } = await graph.execute({ document, request: later });
    return errors[0]?.extensions['code'] === 'UNAUTHENTICATED';
  }, 'the sign-in is known to have ended');
});

test('while identity is away, a call whose proof is too old gets an answer that says so', async () => {
  const { engines } = edge.lectern.engines;
  const nothing = 'http://127.0.0.1:1';
  const origins = { ...engines.settings.LECTERN_SUBGRAPHS, identity: nothing };
  const alone = remoteGraphOf({
    ...engines,
    settings: { ...engines.settings, LECTERN_SUBGRAPHS: origins },
  });
  const { provable } = await provenAdmin();
  const { id, privateKey } = await signingKeyOf(edge.lectern);
  const proof = await new SignJWT({ claims: provable })
    .setProtectedHeader({ alg: 'EdDSA', kid: id })
    .setIssuedAt('5m ago')
    .sign(privateKey);
  const request = { claims: { ...provable, proof }, correlationId: newId(), idempotency: null };
  expect(
    await alone.execute({ document: parse('{ users(page: 1) { total } }'), request }),
  ).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  await alone.stop();
});

test('a member of a thousand groups is believed like any other', async () => {
  const { provable } = await provenAdmin();
  const key = await signingKeyOf(edge.lectern);
  const groupIds = Array.from({ length: 1_000 }, newId);
  const proof = await proveClaims({ ...provable, groupIds }, key);
  const edgeProof = await proveClaims({ kind: 'edge' }, key);
  expect(
    await call({
      'x-lectern-edge': edgeProof,
      'x-lectern-context': context,
      authorization: `Bearer ${proof}`,
    }),
  ).toMatchObject({ status: 200, body: { data: { users: {} } } });
});

test('what a caller from outside sends in the headers of internal calls changes nothing', async () => {
  const { proof } = await provenAdmin();
  const edgeProof = await proveClaims({ kind: 'edge' }, await signingKeyOf(edge.lectern));
  const headers = { 'x-lectern-edge': edgeProof, 'x-lectern-context': context };
  const asBearer = await edge.call('GET', '/api/user', {
    token: null,
    headers: { ...headers, authorization: `Bearer ${proof}` },
  });
  expect(asBearer.status).toBe(401);
  expect((await edge.call('GET', '/api/user', { token: null, headers })).status).toBe(401);
});

test('a call that is no JSON, or larger than 16 MB, gets a sentence', async () => {
  const url = new URL(originOf('sharing'));
  const post = (body: string | Buffer) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = httpRequest(
        {
          host: url.hostname,
          port: url.port,
          path: '/graphql',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  expect(await post('nothing')).toMatchObject({
    status: 400,
    text: expect.stringContaining('This call is not JSON.'),
  });
  const large = await post(Buffer.alloc(17 * 1024 ** 2, 'a')).catch((error: Error) => error);
  expect(large).toMatchObject({ status: 413, text: expect.stringContaining('at most 16 MB') });
});
