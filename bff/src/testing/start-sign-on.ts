import { expect } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { fromPage, type Jar } from './browser-sign-in.ts';
import { aDnsServer } from './dns-server.ts';
import { setOut, signInAt, wayBack } from './go-to-provider.ts';
import {
  anEgnyte,
  anOpenIdProvider,
  clientSecret,
  type IdentityProvider,
} from './identity-providers.ts';
import { admin, startEdge, type Answer, type RunningEdge } from './start-edge.ts';

interface Seen {
  domains: {
    id: string;
    domain: string;
    isProven: boolean;
    provenBy: string | null;
    record: { name: string; value: string };
  }[];
  configuration: {
    provider: string;
    host: string;
    testedAt: string | null;
    isRequired: boolean;
    except: { email: string } | null;
  } | null;
}

/** What became of a mutation, or the code of its problem and the fields that it is with. */
type Changed = Seen & { problem?: [string, string[]] };

type Login = Answer<{ message: string; data: { token: string } }>;
export type Told = IdentityProvider['person'];

/** An edge between its providers, with an administrator in a browser and one of another team. */
export interface RunningSignOn {
  edge: RunningEdge;
  dns: Awaited<ReturnType<typeof aDnsServer>>;
  okta: IdentityProvider;
  dynamics: IdentityProvider;
  egnyte: IdentityProvider;
  ada: Jar;
  other: Person;
  change(
    mutation: string,
    variables?: [string, string, unknown][],
    token?: string,
  ): Promise<Changed>;
  add(domain: string, token?: string): Promise<Changed>;
  prove(domainId: string, code?: string | null, token?: string): Promise<Changed>;
  /** Adds a domain and proves it. */
  own(domain: string, token?: string): Promise<void>;
  configure(input: object, token?: string): Promise<Changed>;
  require(exceptUserId: string): Promise<Changed>;
  /** An administrator tries the provider. @returns the result that the page shows */
  tryOut(
    provider: IdentityProvider,
    person: Told,
    by: { jar?: Jar; token?: string },
  ): Promise<string>;
  /** Where a browser is in the end that the provider knows as this. */
  comeBy(
    provider: IdentityProvider,
    person: Told,
    path: string,
  ): Promise<{ location: string; jar: Jar }>;
  viaOkta(next?: string): string;
  as(jar: Jar): Promise<{ id: string; email: string; name: string; is_team_admin: boolean }>;
  login(email: string, password: string): Promise<Login>;
  stop(): Promise<void>;
}

const fields =
  'domains { id domain isProven provenBy record { name value } } configuration { provider host testedAt isRequired except { email } }';

/** Below which Dynamics’ issuer is. */
export const tenant = '/0f0d0000-fa00-4000-8000-00000000f70d/v2.0';
export const nobody = '127.0.0.1:9';

export async function startSignOn(): Promise<RunningSignOn> {
  const [dns, okta, dynamics, egnyte] = await Promise.all([
    aDnsServer(),
    anOpenIdProvider(),
    anOpenIdProvider(tenant),
    anEgnyte(),
  ]);
  const hosts = [
    `okta=${okta.origin}`,
    `okta=${dynamics.origin}`,
    `okta=${dynamics.origin}${tenant}`,
    `okta=http://${nobody}`,
    `dynamics=${dynamics.origin}`,
    `egnyte=${egnyte.origin}`,
  ].join(', ');
  const edge = await startEdge({
    env: { LECTERN_SIGN_ON_HOSTS: hosts, LECTERN_DNS_SERVER: dns.address },
  });
  for (const [name, provider] of Object.entries({ okta, dynamics, egnyte }))
    await provider.serve(`${edge.url}/login/${name}/callback`);
  const ada: Jar = new Map();
  await fromPage(edge, ada, 'POST', '/login', admin);
  const other = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });

  const change: RunningSignOn['change'] = async (mutation, variables = [], token = edge.token) => {
    const declared =
      variables.length === 0
        ? ''
        : `(${variables.map(([name, type]) => `$${name}: ${type}`).join(', ')})`;
    const given =
      variables.length === 0
        ? ''
        : `(${variables.map(([name]) => `${name}: $${name}`).join(', ')})`;
    const json = {
      query: `mutation${declared} { ${mutation}${given} { ${fields} } }`,
      variables: Object.fromEntries(variables.map(([name, , value]) => [name, value])),
    };
    const { body } = await edge.call<{
      data: Record<string, Seen> | null;
      errors?: { extensions: { code: string; fields?: object } }[];
    }>('POST', '/graphql', { token, json });
    const [error] = body.errors ?? [];
    return error
      ? {
          domains: [],
          configuration: null,
          problem: [error.extensions.code, Object.keys(error.extensions.fields ?? {})],
        }
      : body.data![mutation]!;
  };
  const add: RunningSignOn['add'] = (domain, token) =>
    change('addTeamDomain', [['domain', 'String!', domain]], token);
  const prove: RunningSignOn['prove'] = (domainId, code = null, token = edge.token) =>
    change(
      'proveTeamDomain',
      [
        ['domainId', 'ID!', domainId],
        ['code', 'String', code],
      ],
      token,
    );
  const comeBy: RunningSignOn['comeBy'] = (provider, person, path) => (
    (provider.person = person),
    signInAt(edge, provider, path)
  );

  return {
    edge,
    dns,
    okta,
    dynamics,
    egnyte,
    ada,
    other,
    change,
    add,
    prove,
    comeBy,
    async own(domain, token) {
      const { record, id } = (await add(domain, token)).domains.find(
        (each) => each.domain === domain,
      )!;
      dns.records.set(record.name, record.value);
      expect((await prove(id, null, token)).domains).toContainEqual(
        expect.objectContaining({ domain, isProven: true, provenBy: 'DNS' }),
      );
    },
    configure: (input, token) =>
      change(
        'configureSingleSignOn',
        [
          [
            'input',
            'ConfigureSingleSignOnInput!',
            { clientId: 'lectern', clientSecret, defaultRole: 'TEAM_MEMBER', ...input },
          ],
        ],
        token,
      ),
    require: (exceptUserId) =>
      change('requireSingleSignOn', [['exceptUserId', 'ID!', exceptUserId]]),
    async tryOut(provider, person, by) {
      provider.person = person;
      const jar: Jar = by.jar ?? new Map();
      const path = '/api/team/single-sign-on/test';
      const started = by.token
        ? await edge.call<{ destination: string }>('POST', path, { token: by.token, json: {} })
        : await fromPage<{ destination: string }>(edge, jar, 'POST', path, {});
      expect(started.status).toBe(200);
      for (const set of started.headers.getSetCookie())
        if (set.startsWith('lectern_sso='))
          jar.set('lectern_sso', set.slice('lectern_sso='.length).split(';')[0]!);
      const back = await setOut(edge, jar, await wayBack(edge, provider, started.body.destination));
      return (back.headers.get('location') ?? '').slice(edge.url.length);
    },
    viaOkta: (next = '') =>
      `/login/okta?domain=${okta.host}${next && `&next=${encodeURIComponent(next)}`}`,
    as: async (jar) =>
      (
        await fromPage<{ data: Awaited<ReturnType<RunningSignOn['as']>> }>(
          edge,
          jar,
          'GET',
          '/api/user',
        )
      ).body.data,
    login: (email, password) =>
      edge.call('POST', '/login', { token: null, json: { email, password, device_name: 'spec' } }),
    async stop() {
      await edge.stop();
      for (const server of [dns, okta, dynamics, egnyte]) server.close();
    },
  };
}
