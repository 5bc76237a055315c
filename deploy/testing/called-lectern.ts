import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { admin, startEdge, type RunningEdge } from '@lectern/bff/testing/start-edge.ts';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { addPerson, type Person } from './add-person.ts';

export interface Answer {
  status: number;
  text: string;
  /** Null if the answer is not JSON. */
  body: {
    message?: unknown;
    code?: unknown;
    errors?: Record<string, string[]>;
    data?: unknown;
  } | null;
}

/** Lectern in this process with a presentation, a link, a visit and a session, for hostile calls: answers of any status are returned. */
export class CalledLectern {
  readonly #edge: RunningEdge;
  /** The process's temporary folder during the spec. */
  readonly #temporary: string;
  readonly api: PublicApi;
  readonly presentationId: string;
  readonly link: { id: string; token: string };
  readonly hitUuid: string;
  readonly session: string;
  readonly #page: Record<string, string>;
  /** With `fetch`, ten thousand calls take a third longer. */
  readonly #agent = new Agent({ keepAlive: true });

  static async start(env: Record<string, string> = {}): Promise<CalledLectern> {
    const temporary = await mkdtemp(join(tmpdir(), 'lectern-called-'));
    const edge = await startEdge({ env });
    process.env['TMPDIR'] = temporary; // The spec's runner restores it.
    const api = await PublicApi.signIn(edge.url, admin);
    const presentationId = await api.publish(await aPdf({ pages: 2 }), 'deck.pdf');
    const link = await api.share(presentationId);
    const visit = await api.ask<{ data: { hit_uuid: string } }>(
      'GET',
      `/api/public/shared-links/${link.token}`,
    );
    const session = await api.openSession(link.token);
    const cookie = (await fetch(`${edge.url}/login`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const page = { cookie, 'x-csrf-token': cookie.split('=')[1]! };
    return new CalledLectern({
      edge,
      temporary,
      api,
      presentationId,
      link,
      hitUuid: visit.data.hit_uuid,
      session,
      page,
    });
  }

  private constructor(made: {
    edge: RunningEdge;
    temporary: string;
    api: PublicApi;
    presentationId: string;
    link: { id: string; token: string };
    hitUuid: string;
    session: string;
    page: Record<string, string>;
  }) {
    this.#edge = made.edge;
    this.#temporary = made.temporary;
    this.api = made.api;
    this.presentationId = made.presentationId;
    this.link = made.link;
    this.hitUuid = made.hitUuid;
    this.session = made.session;
    this.#page = made.page;
  }

  get url(): string {
    return this.#edge.url;
  }

  path(name: string): string {
    return join(this.#edge.lectern.engines.engines.settings.LECTERN_DATA, name);
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    await this.#edge.stop();
    await rm(this.#temporary, { recursive: true, force: true });
  }

  addPerson(changes: Parameters<typeof addPerson>[1]): Promise<Person> {
    return addPerson(this.#edge.lectern, changes);
  }

  /** From a page of the console. @param options.authorization the administrator's by default; null: nobody's */
  async call(
    method: string,
    path: string,
    {
      headers,
      body,
      authorization = this.api.authorization,
    }: {
      headers?: Record<string, string>;
      body?: string | FormData;
      authorization?: string | null;
    } = {},
  ): Promise<Answer> {
    const sent =
      body instanceof FormData ? await encoded(body) : { bytes: body ?? '', headers: {} };
    const call = request(this.url + path, {
      method,
      agent: this.#agent,
      headers: {
        ...(authorization !== null && { authorization }),
        ...this.#page,
        ...sent.headers,
        ...headers,
      },
    });
    call.end(sent.bytes);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
    const isJson = answer.headers['content-type']?.startsWith('application/json');
    return {
      status: answer.statusCode!,
      text,
      body: isJson ? (JSON.parse(text) as Answer['body']) : null,
    };
  }

  json(
    method: string,
    path: string,
    text: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.call(method, path, {
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** What calls leave behind: blobs, also half-written ones, temporary files and commits. */
  async traces(): Promise<{ blobs: string[]; temporary: string[]; commits: unknown }> {
    const entries = await readdir(this.path('blobs'), { recursive: true, withFileTypes: true });
    const blobs = entries
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name))
      .sort();
    const database = new DatabaseSync(this.path('lectern.sqlite'), { readOnly: true });
    const counted = database
      .prepare(
        "SELECT count(*) AS commits FROM commits WHERE json_extract(meta, '$.actorId') IS NOT NULL AND json_extract(meta, '$.causationId') IS NULL",
      )
      .get();
    database.close();
    return { blobs, temporary: await readdir(this.#temporary), commits: counted?.['commits'] };
  }
}

async function encoded(
  form: FormData,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const content = new Response(form);
  return {
    bytes: Buffer.from(await content.arrayBuffer()),
    headers: { 'content-type': content.headers.get('content-type')! },
  };
}

/** What is wrong with an answer to bad input; null if nothing. */
export function flawOf({ status, body, text }: Answer): string | null {
  if (status < 400) return null;
  const { message, code, errors } = body ?? {};
  const isExplained =
    typeof message === 'string' &&
    message !== '' &&
    typeof code === 'string' &&
    code !== 'INTERNAL';
  const isByField =
    errors === undefined ||
    Object.values(errors).every(
      (messages) => messages.length > 0 && messages.every((each) => typeof each === 'string'),
    );
  const showsOurCode = /\bat [^"]*:\d+:\d+|node_modules/.test(text);
  return status < 500 && isExplained && isByField && !showsOurCode
    ? null
    : `${status} ${text.slice(0, 200)}`;
}
