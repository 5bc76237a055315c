import { loadRoutes } from '../route/load-routes.ts';
import { readEndpoints, shapeOf } from '../testing/endpoint-table.ts';
import type { RunningEdge } from '../testing/start-edge.ts';

interface Sent {
  /** In place of the braces of the path, in their order. */
  ids?: readonly string[];
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  form?: FormData;
  /** A client of one's own, unless it names another or none. */
  token?: string | null;
}

export interface Said {
  status: number;
  text: string;
  headers: Headers;
  /** The answer, or null where it is no JSON. */
  body: Record<string, unknown>;
  /** What stands under `data`, or the answer where nothing does. */
  data: Record<string, unknown>;
  /** `data` of a list. */
  items: Record<string, unknown>[];
}

/**
 * A client that knows the specification alone, and is a little newer than it: every call brings a field and a parameter
 * that no call knows. It remembers which rows of the table it has called with success.
 */
export class NativeClient {
  readonly called = new Set<string>();
  readonly #edge: RunningEdge;

  constructor(edge: RunningEdge) {
    this.#edge = edge;
  }

  /** @param row as the table of endpoints has it: `GET /api/users/{id}` */
  async call(row: string, { ids = [], query = {}, body, form, token }: Sent = {}): Promise<Said> {
    const [method = '', path = ''] = row.split(' ');
    const rest = [...ids];
    const filled = path.replaceAll(/\{[\w-]+\}/g, () => rest.shift() ?? 'missing');
    const search = new URLSearchParams({ ...query, newer_parameter: '1' });
    const answer = await this.#edge.call(method, `${filled}?${search}`, {
      ...(token !== undefined && { token }),
      ...(form && { body: form }),
      ...(!form && method !== 'GET' && { json: { ...body, newer_field: { a: [1] } } }),
    });
    if (answer.status >= 200 && answer.status < 400) this.called.add(shapeOf({ method, path }));
    const data = (answer.body as { data?: unknown } | null)?.data;
    return {
      ...answer,
      data: (Array.isArray(data) ? {} : (data ?? answer.body ?? {})) as Said['data'],
      items: (Array.isArray(data) ? data : []) as Said['items'],
    };
  }

  /** @throws Error where the answer is not of the 2xx kind */
  async ok(row: string, sent?: Sent): Promise<Said> {
    const said = await this.call(row, sent);
    if (said.status < 200 || said.status > 299)
      throw new Error(`${row} → ${said.status} ${said.text.slice(0, 500)}`);
    return said;
  }
}

/** Rows of these owners that are built and that this client has not called with success. */
export async function uncalled(client: NativeClient, ...owners: string[]): Promise<string[]> {
  const built = new Set((await loadRoutes()).map(shapeOf));
  return readEndpoints()
    .filter(({ owner, source }) => owners.includes(owner) && source !== 'Lectern')
    .map(shapeOf)
    .filter((shape) => built.has(shape) && !client.called.has(shape));
}

/** Those of the specification's fields that an answer does not have. */
export function missing(
  fields: readonly string[],
  answered: Readonly<Record<string, unknown>> | undefined,
): string[] {
  return fields.filter((field) => answered === undefined || !Object.hasOwn(answered, field));
}
