import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Agent, request } from 'node:http';
import { SOON_MS, until } from '@lectern/kernel/testing/until.ts';
import { mailsTo } from '../testing/mails-to.ts';
import { passBotCheck } from '../testing/pass-bot-check.ts';
import { publish } from '../testing/publish-and-share.ts';
import { startCopy } from '../testing/start-copy.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

interface Opened {
  token: string;
  hit_uuid: string;
  signed_url: string;
  pages_url: string;
  pending_gates: string[];
  hit: { email: string | null; consent: boolean | null };
  is_access_code_required: boolean;
  team: Record<string, unknown>;
}
type Made = { id: string; token: string; url: string };

let edge: RunningEdge;
let presentationId: string;
beforeAll(async () => {
  edge = await startEdge();
  presentationId = await publish(edge);
});
afterAll(() => edge.stop());

const nobody = { token: null };
async function share(json: object): Promise<Made> {
  const { status, text, body } = await edge.call<{ data: Made }>(
    'POST',
    `/api/presentations/${presentationId}/share`,
    { json: { send_email: false, ...json } },
  );
  if (status !== 201) throw new Error(text);
  return body.data;
}
const patch = (id: string, data: object) =>
  edge.call('PATCH', `/api/shared-links/${id}`, { json: { data } });
const open = async (token: string, hitUuid?: string) =>
  (
    await edge.call<{ data: Opened }>(
      'GET',
      `/api/public/shared-links/${token}${hitUuid ? `?hit_uuid=${hitUuid}` : ''}`,
      nobody,
    )
  ).body.data;
const bytes = async ({ signed_url, pages_url }: Opened) =>
  Promise.all(
    [signed_url, `${pages_url}pictures/0001.jpg`, `${pages_url}text/0001.json`].map(
      async (url) => (await fetch(url)).status,
    ),
  );
const code = (json: object) =>
  edge.call<{ valid: boolean; hit_uuid: string; message: string | null }>(
    'POST',
    '/api/public/shared-links/check-access-code',
    { ...nobody, json },
  );
const tell = (hitUuid: string, json: object) =>
  edge.call<{ data: { hit_uuid: string; email: string | null }; errors: Record<string, string[]> }>(
    'PUT',
    `/api/public/shared-link-hits/${hitUuid}`,
    { ...nobody, json },
  );
const levelOf = async (hitUuid: string) =>
  (
    await edge.call<{ data: { notification_level: number } }>(
      'GET',
      `/api/public/shared-link-hits/${hitUuid}`,
      nobody,
    )
  ).body.data.notification_level;
const session = async (hitUuid: string) =>
  (await edge.call('POST', '/api/sessions', { ...nobody, json: { hit_uuid: hitUuid } })).status;
const facts = async (type: string) =>
  (await edge.call('GET', `/api/event-stream?type=${type}`)).text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { data: Record<string, unknown> }).data);

const mailTo = async (address: string) => (await mailsTo(edge, address)).at(-1)?.text ?? null;

test('a link without gates is open at once', async () => {
  const opened = await open((await share({})).token);
  expect(opened).toMatchObject({
    pending_gates: [],
    hit: { email: null, consent: null },
    is_access_code_required: false,
  });
  expect([await bytes(opened), await session(opened.hit_uuid)]).toEqual([[200, 200, 200], 201]);
  const passed = await facts('SharedLinkGatePassed');
  const { body } = await code({
    token: opened.token,
    access_code: 'any',
    hit_uuid: opened.hit_uuid,
  });
  expect(body).toEqual({ valid: true, hit_uuid: opened.hit_uuid, message: null });
  expect(await facts('SharedLinkGatePassed')).toEqual(passed);
});

test('programs that show a link find its title, its team and its first page', async () => {
  const { url } = await share({});
  const { text } = await edge.call('GET', new URL(url).pathname, nobody);
  expect(text).toMatch(/<title>[^<]+ · Halden<\/title>/);
  expect(text).toContain('<meta property="og:site_name" content="Halden">');
  expect(text).toMatch(/<meta property="og:image" content="http[^"]+pictures\/0001\.jpg">/);
});

test('before the access code nothing of the file is to be had; the right one opens it for this visit alone', async () => {
  const { token, url } = await share({ access_code: 'Harbor-27' });
  const page = await edge.call('GET', new URL(url).pathname, nobody);
  expect(page.text).not.toContain('rel="preload" as="image" fetchpriority');
  expect(page.text).toContain('<meta property="og:title" content="Halden">');
  expect(page.text).not.toContain('og:image');
  const opened = await open(token);
  expect(opened).toMatchObject({
    pending_gates: ['access_code'],
    is_access_code_required: true,
    presentation: { active: true, signedURL: null, name: 'A document for you', slug: '' },
    name: null,
    file: { id: null, name: null },
    notification_level: 0,
    page_count: 0,
    pages: [],
    download_url: null,
    user: { name: null, email: null },
    team: { name: 'Halden' },
  });
  const inlined = page.text.split('id="lectern-visit"')[1];
  expect(inlined).toContain('A document for you');
  expect(page.text).not.toMatch(/price.list|@halden|plain-text/i);
  const notify = async (visit: string) =>
    (
      await edge.call('POST', `/api/public/shared-link-hits/${visit}/notify`, {
        ...nobody,
        json: { recaptcha_token: await passBotCheck(edge) },
      })
    ).status;
  expect([
    await bytes(opened),
    await session(opened.hit_uuid),
    await notify(opened.hit_uuid),
  ]).toEqual([[403, 403, 403], 403, 403]);

  expect((await code({ token, access_code: 'wrong', hit_uuid: opened.hit_uuid })).body).toEqual({
    valid: false,
    hit_uuid: opened.hit_uuid,
    message: 'Wrong code.',
  });
  const right = await code({ token, access_code: ' harbor-27 ', hit_uuid: opened.hit_uuid });
  expect(right.body).toMatchObject({ valid: true, message: null });
  expect(right.body.hit_uuid.split('.')[0]).toBe(opened.hit_uuid.split('.')[0]);
  const passed = await open(token, right.body.hit_uuid);
  expect(passed).toMatchObject({ presentation: { signedURL: passed.signed_url } });
  expect([
    passed.pending_gates,
    await bytes(passed),
    await session(passed.hit_uuid),
    await notify(passed.hit_uuid),
  ]).toEqual([[], [200, 200, 200], 201, 200]);
  expect((await open(token)).pending_gates).toEqual(['access_code']);
  const withoutVisit = await code({ token, access_code: 'harbor-27' });
  expect((await open(token, withoutVisit.body.hit_uuid)).pending_gates).toEqual([]);
  expect(
    (await code({ token: (await share({})).token, access_code: 'x', hit_uuid: opened.hit_uuid }))
      .status,
  ).toBe(403);
  expect((await code({ token: 'no-such-link', access_code: 'x' })).status).toBe(404);
  await until(
    async () =>
      (await facts('SharedLinkGatePassed')).some(
        ({ gate, hitId }) => gate === 'ACCESS_CODE' && hitId === opened.hit_uuid.split('.')[0],
      ),
    'it is on the log',
  );
  expect((await edge.call('GET', '/api/event-stream')).text.toLowerCase()).not.toContain(
    'harbor-27',
  );
});

test('a presentation’s own code stands before the links that have none', async () => {
  const [plain, coded] = [await share({}), await share({ access_code: 'harbor-27' })];
  const { hit_uuid: before } = await open(plain.token);
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { access_code: 'p4st-h9rq-w2ek' },
  });
  await until(
    async () => (await open(plain.token, before)).pending_gates.length === 1,
    'it is asked',
  );
  expect((await code({ token: plain.token, access_code: 'harbor-27' })).body.valid).toBe(false);
  const { body } = await code({
    token: plain.token,
    access_code: 'P4ST h9rqw2ek',
    hit_uuid: before,
  });
  expect([body.valid, await bytes(await open(plain.token, body.hit_uuid))]).toEqual([
    true,
    [200, 200, 200],
  ]);
  expect((await code({ token: coded.token, access_code: 'harbor-27' })).body.valid).toBe(true);
  expect((await code({ token: coded.token, access_code: 'p4st-h9rq-w2ek' })).body.valid).toBe(
    false,
  );
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { access_code: null },
  });
  await until(
    async () => (await open(plain.token)).pending_gates.length === 0,
    'it is asked no more',
  );
});

test('another code takes access from those who had passed the one before, on every copy within a second', async () => {
  const copy = await startCopy(edge);
  const { id, token } = await share({ access_code: 'harbor-27' });
  const { body } = await code({ token, access_code: 'harbor-27' });
  const passed = await open(token, body.hit_uuid);
  const onCopy = async () =>
    (
      await edge.call<{ data: Opened }>(
        'GET',
        `${copy.url}/api/public/shared-links/${token}?hit_uuid=${body.hit_uuid}`,
        nobody,
      )
    ).body.data.pending_gates;
  expect([await bytes(passed), await onCopy()]).toEqual([[200, 200, 200], []]);
  const changedAt = performance.now();
  expect((await patch(id, { access_code: 'quay-3' })).status).toBe(200);
  expect(await bytes(passed)).toEqual([403, 403, 403]);
  await until(async () => (await onCopy()).length === 1, 'the copy asks again');
  expect(performance.now() - changedAt).toBeLessThan(SOON_MS);
  const again = await code({ token, access_code: 'quay-3', hit_uuid: body.hit_uuid });
  expect(await bytes(await open(token, again.body.hit_uuid))).toEqual([200, 200, 200]);
  await copy.stop();
});

test('required consent stands before everything, and its ledger keeps the words', async () => {
  const { id, token } = await share({ consent_mode: 'required' });
  const opened = await open(token);
  expect(opened).toMatchObject({
    pending_gates: ['consent'],
    hit: { consent: null },
    team: {
      sharing_consent_required: true,
      sharing_consent_implied: false,
      sharing_consent_text: expect.any(String),
    },
  });
  const text = opened.team['sharing_consent_text'];
  expect(await bytes(opened)).toEqual([403, 403, 403]);
  expect(await tell(opened.hit_uuid, { consent: false })).toMatchObject({
    status: 422,
    body: { errors: { consent: ['Without this the document cannot be shown.'] } },
  });
  expect(
    (await tell(opened.hit_uuid, { consent: true, consent_text: 'Something else.' })).status,
  ).toBe(422);
  const { body } = await tell(opened.hit_uuid, { consent: true, consent_text: text });
  const passed = await open(token, body.data.hit_uuid);
  expect([
    passed.pending_gates,
    passed.hit.consent,
    await bytes(passed),
    await session(passed.hit_uuid),
  ]).toEqual([[], true, [200, 200, 200], 201]);
  const hitId = opened.hit_uuid.split('.')[0];
  const chosen = (await facts('SharedLinkConsentChosen')).filter((fact) => fact['hitId'] === hitId);
  expect(chosen).toMatchObject([
    { sharedLinkId: id, isGiven: false, statement: text },
    { isGiven: true, statement: text, mode: 'REQUIRED' },
  ]);
  expect(
    (await facts('SharedLinkConsentShown')).filter((fact) => fact['hitId'] === hitId).length,
  ).toBeGreaterThan(0);
});

test('offered consent may be refused: then the file opens and the viewing is not recorded', async () => {
  const { token } = await share({ consent_mode: 'optional' });
  const opened = await open(token);
  expect([
    opened.pending_gates,
    opened.hit.consent,
    opened.team['sharing_consent_optional'],
    await bytes(opened),
  ]).toEqual([[], null, true, [200, 200, 200]]);
  expect(await session(opened.hit_uuid)).toBe(403);
  const refused = (await tell(opened.hit_uuid, { consent: false })).body.data.hit_uuid;
  expect([(await open(token, refused)).hit.consent, await session(refused)]).toEqual([false, 403]);
  const given = (await tell(refused, { consent: true })).body.data.hit_uuid;
  expect([(await open(token, given)).hit.consent, await session(given)]).toEqual([true, 201]);
});

test('an answer counts for the question it was given to: another mode, or other words, ask again', async () => {
  const { id, token } = await share({ consent_mode: 'optional' });
  const offered = (await tell((await open(token)).hit_uuid, { consent: true })).body.data.hit_uuid;
  expect((await open(token, offered)).hit.consent).toBe(true);
  await patch(id, { consent_mode: 'required' });
  const asked = await until(async () => {
    const opened = await open(token, offered);
    return opened.pending_gates.length > 0 && opened;
  }, 'it is asked again');
  expect([asked.pending_gates, asked.hit.consent, await session(asked.hit_uuid)]).toEqual([
    ['consent'],
    null,
    403,
  ]);
  const agreed = (await tell(offered, { consent: true })).body.data.hit_uuid;
  expect((await open(token, agreed)).pending_gates).toEqual([]);
  const { body: me } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  await edge.call('PUT', `/api/admin/teams/${me.data.current_team_id}`, {
    json: { privacy_policy_url: 'https://acme.example/privacy' },
  });
  await until(
    async () => (await open(token, agreed)).pending_gates.includes('consent'),
    'the other words are asked',
  );
  await edge.call('PUT', `/api/admin/teams/${me.data.current_team_id}`, {
    json: { privacy_policy_url: null },
  });
});

test('only intended recipients get in, by digits mailed to them, on this device or another', async () => {
  const { id, token } = await share({
    recipients: ['kim@northwind.example'],
    only_intended_recipients: true,
  });
  const opened = await open(token);
  expect([opened.pending_gates, await bytes(opened)]).toEqual([['email'], [403, 403, 403]]);
  const told = await tell(opened.hit_uuid, { email: 'Kim@northwind.example' });
  expect(told.status).toBe(200);
  expect(await open(token, told.body.data.hit_uuid)).toMatchObject({
    pending_gates: ['email_code'],
    hit: { email: 'kim@northwind.example' },
  });
  const digits = await until(
    async () => /^\d{6}$/m.exec((await mailTo('kim@northwind.example')) ?? '')?.[0],
    'the mail is there',
  );
  expect(
    await tell(opened.hit_uuid, { email_code: digits === '000000' ? '000001' : '000000' }),
  ).toMatchObject({ status: 422, body: { errors: { email_code: [expect.any(String)] } } });
  const passed = await open(
    token,
    (await tell(opened.hit_uuid, { email_code: digits })).body.data.hit_uuid,
  );
  expect([passed.pending_gates, passed.hit.email, await bytes(passed)]).toEqual([
    [],
    'kim@northwind.example',
    [200, 200, 200],
  ]);

  const otherDevice = await open(token);
  const there = await tell(otherDevice.hit_uuid, {
    email: 'kim@northwind.example',
    email_code: digits,
  });
  expect((await open(token, there.body.data.hit_uuid)).pending_gates).toEqual([]);
  const eve = await open(token);
  expect((await tell(eve.hit_uuid, { email: 'eve@evil.example' })).status).toBe(200);
  expect((await tell(eve.hit_uuid, { email_code: digits })).status).toBe(422);
  expect(await mailTo('eve@evil.example')).toBeNull();
  expect((await tell((await open(token)).hit_uuid, { email_code: digits })).body.errors).toEqual({
    email: [expect.any(String)],
  });

  await patch(id, { recipients: ['lee@northwind.example'] });
  expect([await bytes(passed), (await open(token, passed.hit_uuid)).pending_gates]).toEqual([
    [403, 403, 403],
    ['email'],
  ]);
});

test('where a link asks for an email and does not verify it, any email opens it', async () => {
  const { id, token } = await share({ email_mode: 'entered' });
  const opened = await open(token);
  expect([opened.pending_gates, await bytes(opened)]).toEqual([['email'], [403, 403, 403]]);
  expect((await tell(opened.hit_uuid, { email: 'nobody' })).status).toBe(422);
  const told = await tell(opened.hit_uuid, { email: 'Guest@northwind.example' });
  const inside = await open(token, told.body.data.hit_uuid);
  expect([inside.pending_gates, inside.hit.email, await bytes(inside)]).toEqual([
    [],
    'guest@northwind.example',
    [200, 200, 200],
  ]);
  expect(await mailTo('guest@northwind.example')).toBeNull();
  await patch(id, { email_mode: 'verified' });
  await until(
    async () => (await open(token, inside.hit_uuid)).pending_gates[0] === 'email',
    'the entered email has to be verified now',
  );
  const asked = await tell(inside.hit_uuid, { email: 'guest@northwind.example' });
  expect((await open(token, asked.body.data.hit_uuid)).pending_gates).toEqual(['email_code']);
});

test('all gates at once are passed in any order', async () => {
  const { token } = await share({
    access_code: 'harbor-27',
    consent_mode: 'required',
    recipients: ['ana@northwind.example'],
    only_intended_recipients: true,
    notification_level: 3,
  });
  let { hit_uuid: visit, pending_gates: pending } = await open(token);
  expect(pending).toEqual(['consent', 'access_code', 'email']);
  expect(await levelOf(visit)).toBe(0);
  visit = (await code({ token, access_code: 'harbor-27', hit_uuid: visit })).body.hit_uuid;
  visit = (await tell(visit, { email: 'ana@northwind.example', consent: true })).body.data.hit_uuid;
  expect((await open(token, visit)).pending_gates).toEqual(['email_code']);
  const digits = await until(
    async () => /^\d{6}$/m.exec((await mailTo('ana@northwind.example')) ?? '')?.[0],
    'the mail is there',
  );
  visit = (await tell(visit, { email_code: digits })).body.data.hit_uuid;
  expect(await levelOf(visit)).toBe(3);
  expect(await bytes(await open(token, visit))).toEqual([200, 200, 200]);
});

test('strangers who guess do not lock out a reader who was in when the code changes', async () => {
  const { token, id } = await share({ access_code: 'harbor-27' });
  const before = await code({ token, access_code: 'harbor-27' });
  await patch(id, { access_code: 'quay-street' });
  await until(
    async () => (await open(token, before.body.hit_uuid)).pending_gates.length > 0,
    'the new code is asked for',
  );
  for (let n = 0; n < 6; n++) await code({ token, access_code: 'guess' });
  expect((await code({ token, access_code: 'quay-street' })).status).toBe(429);
  const hit_uuid = before.body.hit_uuid;
  const again = await code({ token, access_code: 'quay-street', hit_uuid });
  expect(again.body).toMatchObject({ valid: true });
  expect((await open(token, again.body.hit_uuid)).pending_gates).toEqual([]);
});

test('of a thousand guesses fewer than twenty reach the check, over all copies; another link’s visitors notice nothing', async () => {
  const copy = await startCopy(edge);
  const [guarded, other] = [
    await share({ access_code: 'harbor-27' }),
    await share({ access_code: 'quay-3' }),
  ];
  const body = JSON.stringify({ token: guarded.token, access_code: 'guess' });
  const crowd = [edge.url, copy.url].map((url) =>
    crowdAt(`${url}/api/public/shared-links/check-access-code`, body, 500),
  );
  for (let n = 0; n < 5; n++)
    expect((await code({ token: other.token, access_code: 'quay-3' })).body).toMatchObject({
      valid: true,
    });
  const statuses = (await Promise.all(crowd)).flat();
  const reached = statuses.filter((status) => status === 200).length;
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_000 - reached);
  await copy.stop();
});

/** So many calls with one body, over a few connections that stay open. @returns their statuses */
async function crowdAt(url: string, body: string, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const call = () =>
    new Promise<number>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const sent = request(url, { method: 'POST', agent, headers }, (answer) =>
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
      );
      sent.once('error', reject).end(body);
    });
  const statuses = await Promise.all(Array.from({ length: count }, call));
  agent.destroy();
  return statuses;
}
