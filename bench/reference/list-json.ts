// The reference for lists: for each request the rows that ours reads, parsed and written as JSON by a bare loop.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import type { Answered } from '../measure.ts';

type Json = Record<string, unknown>;
interface Field {
  name: string;
  /** In the row. */
  from: string;
  /** What ours answered of the first, where no row has the field. */
  otherwise: unknown;
  nested: Field[] | null;
}

const { headers, body } = (await json(process.stdin)) as Answered;
const [port = '', folder = ''] = process.argv.slice(2);
const answer = JSON.parse(body) as { data: Json[] | { presentations: { items: Json[] } } };
const items = Array.isArray(answer.data) ? answer.data : answer.data.presentations.items;

const database = new DatabaseSync(join(folder, 'lectern.sqlite'), { readOnly: true });
const presentations = database.prepare(
  'SELECT id, doc FROM "view content Presentation" WHERE "f_isDeleted" = 0 ORDER BY id DESC LIMIT 300',
);
const user = database.prepare('SELECT doc FROM "view identity User" WHERE id = ?');

const computed = ['processing', 'may', 'owner'];
function fieldsOf(example: Json = {}): Field[] {
  return Object.entries(example).map(([name, otherwise]) => ({
    name,
    from: computed.includes(name)
      ? ''
      : name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    otherwise,
    nested: name === 'settings' ? fieldsOf(otherwise as Json) : null,
  }));
}
const fields = fieldsOf(items[0]);
const hasOwners = fields.some(({ name }) => name === 'owner');

function stateOf(row: Json | undefined): Json {
  return (JSON.parse(row?.['doc'] as string) as { state: Json }).state;
}

function write(plan: readonly Field[], state: Json): Json {
  const item: Json = {};
  for (const { name, from, otherwise, nested } of plan) {
    const value = state[from];
    item[name] = nested ? write(nested, value as Json) : value === undefined ? otherwise : value;
  }
  return item;
}

function list(): Json[] {
  const owners = new Map<unknown, Json>();
  return presentations.all().map((row) => {
    const state = stateOf(row);
    const item = write(fields, state);
    item['id'] = row['id'];
    if (!hasOwners) return item;
    const id = state['ownerId'] as string;
    if (!owners.has(id)) owners.set(id, { id, name: stateOf(user.get(id))['name'] });
    item['owner'] = owners.get(id);
    return item;
  });
}

function answerWith(written: Json[]): unknown {
  if (Array.isArray(answer.data)) return { ...answer, data: written };
  return { data: { presentations: { ...answer.data.presentations, items: written } } };
}

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const text = Buffer.from(JSON.stringify(answerWith(list())));
    response.writeHead(200, { ...headers, 'content-length': text.byteLength });
    response.end(text);
  });
});
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
