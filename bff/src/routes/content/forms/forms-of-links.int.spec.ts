import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publishAndShare, type Shared } from '../../../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

interface Opened {
  hit_uuid: string;
  pages_url: string;
  pending_gates: string[];
  gate_form_uuid: string | null;
  end_form_uuid: string | null;
  page_count: number;
}
interface Form {
  id: string;
  uuid: string;
}

let edge: RunningEdge;
let shared: Shared;
beforeAll(async () => {
  edge = await startEdge();
  shared = await publishAndShare(edge);
});
afterAll(() => edge.stop());

async function aForm(name: string): Promise<Form> {
  const call = <Data>(method: string, path: string, json: object) =>
    edge.call<{ data: Data }>(method, path, { json });
  const { data } = (await call<Form>('POST', '/api/admin/forms', { name })).body;
  const questions = [{ id: 'name', type: 'Text', label: 'Name', is_required: true }];
  const path = `/api/admin/forms/${data.id}`;
  await call('PUT', path, { pages: [{ title: null, questions }] });
  await call('PUT', `${path}/publish`, {});
  return data;
}
const CHOOSE = `mutation ($place: FormPlace!, $presentationId: ID, $sharedLinkId: ID, $formId: ID) {
  chooseForm(place: $place, presentationId: $presentationId, sharedLinkId: $sharedLinkId, formId: $formId) {
    gate { id } end { id }
  }
}`;
const choose = (variables: object) =>
  edge.graph<{ chooseForm: { gate: { id: string } | null; end: { id: string } | null } }>(
    CHOOSE,
    variables,
  );
const open = async (hitUuid?: string) => {
  const query = hitUuid ? `?hit_uuid=${encodeURIComponent(hitUuid)}` : '';
  const path = `/api/public/shared-links/${shared.token}${query}`;
  return (await edge.call<{ data: Opened }>('GET', path, { token: null })).body.data;
};
const send = (formUuid: string, json: object) =>
  edge.call<{ data: { uuid: string; hit_uuid: string | null } }>(
    'POST',
    `/api/public/forms/${formUuid}/responses`,
    { json, token: null },
  );
const pageStatus = async ({ pages_url: url }: Opened) =>
  (await edge.call('GET', `${url}large/0001.webp`, { token: null })).status;

test('a form before the pages keeps them closed until it is sent, on the server as well', async () => {
  const { presentationId } = shared;
  const [form, other] = [await aForm('Before'), await aForm('Other')];
  await choose({ place: 'GATE', presentationId, formId: other.id });
  const { chooseForm } = await choose({ place: 'GATE', presentationId, formId: form.id });
  expect(chooseForm).toEqual({ gate: { id: form.id }, end: null });
  const gated = await until(async () => {
    const opened = await open();
    return opened.gate_form_uuid === form.uuid ? opened : null;
  }, 'the link shows the form');
  expect([gated.pending_gates, gated.page_count, await pageStatus(gated)]).toEqual([
    ['form'],
    0,
    403,
  ]);
  const hit = { hit_uuid: gated.hit_uuid };
  const draft = await send(form.uuid, { ...hit, data: { name: 'Ada' } });
  expect((await open(draft.body.data.hit_uuid ?? '')).pending_gates).toEqual(['form']);
  const wrong = await send(other.uuid, { ...hit, data: { name: 'Ada' }, status: 'Complete' });
  expect((await open(wrong.body.data.hit_uuid ?? '')).pending_gates).toEqual(['form']);
  const path = `/api/public/forms/responses/${draft.body.data.uuid}`;
  const sent = await edge.call<{ data: { hit_uuid: string } }>('PUT', path, {
    json: { ...hit, status: 'Complete' },
    token: null,
  });
  const opened = await open(sent.body.data.hit_uuid);
  expect([opened.pending_gates, opened.page_count, await pageStatus(opened)]).toEqual([[], 3, 200]);
  const responses = await edge.call<{ data: object[] }>('GET', `/api/forms/${form.id}/responses`);
  expect(responses.body.data).toMatchObject([
    { presentation_id: presentationId, shared_link_id: shared.linkId },
  ]);
  await choose({ place: 'GATE', presentationId, formId: null });
  await until(async () => (await open()).pending_gates.length === 0, 'the link asks no more');
});

test("a link's own form comes before its presentation's; one that is unpublished is not shown", async () => {
  const [ofLink, ofPresentation] = [await aForm('Of the link'), await aForm('Of all')];
  const { presentationId, linkId: sharedLinkId } = shared;
  await choose({ place: 'END', presentationId, formId: ofPresentation.id });
  const shows = (uuid: string | null) =>
    until(async () => (await open()).end_form_uuid === uuid, `the link shows ${uuid}`);
  await shows(ofPresentation.uuid);
  await choose({ place: 'END', sharedLinkId, formId: ofLink.id });
  await shows(ofLink.uuid);
  await edge.call('PUT', `/api/admin/forms/${ofLink.id}/unpublish`, { json: {} });
  await shows(ofPresentation.uuid);
  await edge.call('DELETE', `/api/admin/forms/${ofPresentation.id}`);
  await shows(null);
  await expect(choose({ place: 'END', presentationId: newId(), formId: null })).rejects.toThrow(
    'NOT_FOUND',
  );
});
