import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { keptFiles } from './testing/kept-files.ts';
import { aPdf, publish } from './testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from './testing/start-edge.ts';

interface Data<T> {
  data: T;
}
interface Failure {
  errors?: Record<string, string[]>;
}

let edge: RunningEdge;
let teamId: string;
beforeAll(async () => {
  edge = await startEdge();
  teamId = (await edge.call<Data<{ current_team_id: string }>>('GET', '/api/user')).body.data.current_team_id;
});
afterAll(() => edge.stop());

function formWith(file: Uint8Array<ArrayBuffer> | string, name = 'a.pdf', fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([file], name));
  return form;
}

test('a form with a file replaces what is shown, under the same link; whoever reads the old one is told where the new one is', async () => {
  const id = await publish(edge, 2);
  const { body: { data: link } } = await edge.call<Data<{ token: string }>>('POST', `/api/presentations/${id}/share`, { json: {} });
  interface Opened { page_count: number; pages_url: string; hit_uuid: string; file: { id: string; name: string } }
  const open = async (query = '') => (await edge.call<Data<Opened>>('GET', `/api/public/shared-links/${link.token}${query}`, { token: null })).body.data;
  const before = await until(open, 'the link opens');
  expect((await edge.call('GET', `${before.pages_url}pictures/0002.jpg`, { token: null })).status).toBe(200);

  const { body: { data: signed } } = await edge.call<Data<{ signed_url: string }>>('GET', `/api/presentations/${id}/signed`);
  const form = formWith(await aPdf(4), 'prices 2027.pdf', { name: 'Price list 2027' });
  const { status, body } = await edge.call<Data<{ name: string; page_count: number }>>('PUT', `/api/admin/presentations/${id}`, { body: form });
  expect([status, body.data.name, body.data.page_count]).toEqual([200, 'Price list 2027', 2]);
  const after = await until(async () => {
    const opened = await open(`?hit_uuid=${before.hit_uuid}`);
    return opened.page_count === 4 && opened;
  }, 'the new file is shown');
  expect([before.file.name, after.file.name, before.file.id === after.file.id]).toEqual(['price list.pdf', 'prices 2027.pdf', false]);
  expect((await edge.call('GET', `${before.pages_url}pictures/0002.jpg`, { token: null })).status).toBe(403); // Never pages of one under the number of another.
  expect((await edge.call('GET', `${after.pages_url}pictures/0004.jpg`, { token: null })).status).toBe(200);

  const picture = (file: string) => edge.call('GET', `/files/presentations/${id}/${file}/thumbnails/0001.jpg`);
  expect([(await picture(before.file.id)).status, (await picture(after.file.id)).status, (await picture(newId())).status]).toEqual([200, 200, 404]);

  // What is read of an address stays one file, also in parts; the address of a file tells that file, whatever is shown.
  const ofMember = async (file: string) => (await edge.call<Data<{ name: string; size: number; url: string; download_url: string }>>('GET', `/api/admin/files/${file}`)).body.data;
  for (const [file, name] of [[before.file.id, 'price list.pdf'], [after.file.id, 'prices 2027.pdf']] as const) {
    const told = await ofMember(file);
    const [shown, saved] = [await fetch(told.url), await fetch(told.download_url)];
    expect([told.name, (await shown.arrayBuffer()).byteLength, (await saved.arrayBuffer()).byteLength]).toEqual([name, told.size, told.size]);
  }
  const { status: stillGood, headers } = await edge.call('GET', signed.signed_url, { token: null });
  expect([stillGood, Number(headers.get('content-length'))]).toEqual([200, (await ofMember(before.file.id)).size]);
});

test('a file that is refused, or comes from somebody who may not, replaces nothing and is not kept', async () => {
  const id = await publish(edge, 1);
  const kept = await keptFiles(edge, teamId);
  const refused = await edge.call<Failure>('PUT', `/api/admin/presentations/${id}`, { body: formWith('MZ'.padEnd(200, '\0')) });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['file']]);
  const { token } = await addPerson(edge.lectern, { teamId });
  expect((await edge.call('PUT', `/api/admin/presentations/${id}`, { token, body: formWith(await aPdf(1)) })).status).toBe(403);
  expect((await edge.call('PUT', `/api/admin/presentations/${newId()}`, { body: formWith(await aPdf(1)) })).status).toBe(404);
  expect(await keptFiles(edge, teamId)).toBe(kept);
});
