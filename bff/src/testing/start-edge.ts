import { startHere, type LecternHere } from '@lectern/deploy/testing/lectern-here.ts';

export const admin = { email: 'ada@halden.example', password: 'count every liter twice' };

/** A browser's user agent: fetch has one of a bot. */
export const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface CallOptions {
  token?: string | null;
  json?: unknown;
  body?: RequestInit['body'];
  headers?: Record<string, string>;
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  text: string;
  /** Null where the answer is no JSON. */
  body: Body;
}

/** The whole product in this process, on an embedded store of its own, called over HTTP. */
export interface RunningEdge {
  lectern: LecternHere['lectern'];
  url: string;
  contentUrl: string;
  /** The first administrator's, who has used no cookie. */
  token: string;
  /** As the first administrator, unless another token or none is given. */
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
  /** Runs a document of the graph. @throws Error with the graph's message */
  graph<Data>(query: string, variables?: object, token?: string): Promise<Data>;
  stop(): Promise<void>;
}

/** @param env further settings; `LECTERN_ADMIN_EMAIL: undefined` leaves the store empty */
export async function startEdge({
  env = {},
  isEmpty = false,
  start,
}: Pick<NonNullable<Parameters<typeof startHere>[0]>, 'env' | 'start'> & {
  isEmpty?: boolean;
} = {}): Promise<RunningEdge> {
  const here = await startHere({
    env: {
      LECTERN_BOT_CHECK_BITS: '4',
      LECTERN_ADMIN_EMAIL: isEmpty ? undefined : admin.email,
      LECTERN_ADMIN_PASSWORD: isEmpty ? undefined : admin.password,
      LECTERN_TEAM_NAME: isEmpty ? undefined : 'Halden',
      ...env,
    },
    ...(start && { start }),
  });
  const { lectern } = here;
  const { console: url, content: contentUrl } = lectern.bff.urls;
  const edge: RunningEdge = {
    lectern,
    url,
    contentUrl,
    token: '',
    async call<Body>(
      method: string,
      path: string,
      { token = edge.token, json, body, headers = {} }: CallOptions = {},
    ) {
      const answer = await fetch(path.startsWith('http') ? path : url + path, {
        method,
        redirect: 'manual',
        headers: {
          'user-agent': browser,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(json !== undefined
          ? { body: JSON.stringify(json) }
          : body !== undefined
            ? { body }
            : {}),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, text, body: parsed(text) as Body };
    },
    async graph<Data>(query: string, variables: object = {}, token = edge.token) {
      const { body } = await edge.call<{ data: Data; errors?: unknown }>('POST', '/graphql', {
        json: { query, variables },
        token,
      });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data;
    },
    stop: () => here.stop(),
  };
  if (!isEmpty) edge.token = await signIn(edge, admin);
  return edge;
}

export async function signIn(
  edge: RunningEdge,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { status, text, body } = await edge.call<{ data: { token: string } }>('POST', '/login', {
    token: null,
    json: { email, password, device_name: 'spec' },
  });
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${text}`);
  return body.data.token;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
