import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { commandHere, startHere } from '../../testing/lectern-here.ts';
import { PublicApi } from '../public-api.ts';

const FLIPS = 20;
let folder: string;
let store: DatabaseSync;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-flipped-'));
  const lectern = await startHere({ folder });
  const api = await PublicApi.signIn(lectern.url);
  const { id } = await api.upload(await aPdf({ pages: 1 }), 'deck.pdf');
  for (let link = 0; link < FLIPS; link++)
    await api.ask('POST', `/api/presentations/${id}/share`, { name: `Link ${link}` });
  await lectern.stop();
  store = new DatabaseSync(join(folder, 'lectern.sqlite'));
});
afterAll(async () => {
  store.close();
  await rm(folder, { recursive: true, force: true });
});

/** Of one of its bytes, whichever. */
function flipped(value: unknown): Uint8Array {
  const bytes = Buffer.from(value instanceof Uint8Array ? value : String(value));
  bytes[randomInt(bytes.length)]! ^= 1 << randomInt(8);
  return bytes;
}

test('one bit of a commit that is another is found wherever it is, and so is one of the log', async () => {
  const commits = store
    .prepare('SELECT rowid, * FROM commits ORDER BY random() LIMIT ?')
    .all(FLIPS);
  const named = commits.map((row) => {
    const column = ['events', 'meta', 'id'][randomInt(3)]!;
    store
      .prepare(`UPDATE commits SET ${column} = CAST(? AS TEXT) WHERE rowid = ?`)
      .run(flipped(row[column]), Number(row['rowid']));
    return `${String(row['stream'])}: commit ${String(row['number'])} is damaged`;
  });
  const rows = store
    .prepare(`SELECT * FROM log WHERE typeof(body) = 'text' ORDER BY random() LIMIT ?`)
    .all(FLIPS);
  const places = rows.map((row) => {
    store
      .prepare('UPDATE log SET body = CAST(? AS TEXT) WHERE position = ?')
      .run(flipped(row['body']), Number(row['position']));
    return `log ${String(row['topic'])}/${String(row['partition'])}/${String(row['offset'])}: is damaged`;
  });
  const { code, said } = await commandHere(['verify'], { LECTERN_DATA: folder });
  expect(code).toBe(1);
  expect([commits.length, rows.length]).toEqual([FLIPS, FLIPS]);
  expect(said.split('\n')).toEqual(expect.arrayContaining([...named, ...places]));
});
