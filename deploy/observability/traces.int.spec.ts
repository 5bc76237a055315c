import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { commandHere, startHere, type LecternHere } from '../testing/lectern-here.ts';
import { tracesOf } from '../testing/traces.ts';
import { PublicApi } from '../standalone/public-api.ts';
import { admin } from '../standalone/spawn.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const contact = {
  'the address of the contact': 'zqcontact@client.example',
  'the name of the contact': 'Zqcontact Hansen',
  'the name of their link': 'Deck for Zqcontact, Q3',
  'a later name of their link': 'Zqlater for them',
  'what they were written': 'Zqmessage to you alone',
  'what they typed': 'Zqtyped seventy thousand',
};
const user = {
  'the address of the user': 'zqkim@halden.example',
  'the name of the user': 'Zqkim Mortensen',
};
const others = {
  'the address of the administrator': admin.email,
  'the address of who is invited': 'zqinvited@halden.example',
  'the address a link was sent on to': 'zqfred@else.example',
  'a password hash': '$scrypt$',
  'the access code of a link': 'zqanchor-31',
  'the access code of a presentation': 'zqharbor-27',
  'the name of a link for nobody': 'Zqunaddressed offer',
};
/** Known once they were made: the seed, a recovery code, the link in a mail. */
const secrets: Record<string, string> = {};

let folder: string;
let lectern: LecternHere;
let api: PublicApi;
let userId: string;
let linkId: string;
const at = (...names: string[]) => join(folder, ...names);
const all = () => ({ ...contact, ...user, ...others, ...secrets });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-no-traces-'));
  lectern = await startHere({ folder: at('data') });
  api = await PublicApi.signIn(lectern.url);
  const presentationId = await api.publish(await aPdf({ pages: 2 }), 'deck.pdf');
  await joinTeam();
  await takeSecondFactor();
  await read(presentationId);
});
afterAll(async () => {
  await lectern.stop();
  await rm(folder, { recursive: true, force: true });
});

async function mailedToken(address: string): Promise<string> {
  return until(async () => {
    for (const name of (await readdir(at('data', 'mail'))).filter((each) =>
      /^[^.].*\.eml$/.test(each),
    )) {
      const mail = (await readFile(at('data', 'mail', name), 'utf8')).replaceAll('=\r\n', '');
      const token = mail.includes(address) && /#(?:3D)?([\w-]{43})/.exec(mail)?.[1];
      if (token) return token;
    }
    return null;
  }, `${address} has a mail`);
}

/** Somebody who has accepted an invitation, and somebody who has not. */
async function joinTeam(): Promise<void> {
  const invite = async (email: string, name: string) =>
    (
      await api.ask<{ data: { user: { id: string } }[] }>('POST', '/api/users/invitations', {
        emails: [email],
        name,
      })
    ).data[0]!.user.id;
  userId = await invite(user['the address of the user'], user['the name of the user']);
  await invite(others['the address of who is invited'], 'Zqinvited');
  const password = 'seven slow green trains';
  const token = await mailedToken(user['the address of the user']);
  await api.ask('POST', '/password/create', {
    token,
    password,
    password_confirmation: password,
    device_name: 'spec',
  });
  secrets['the link of an invitation'] = await mailedToken(others['the address of who is invited']);
}

async function takeSecondFactor(): Promise<void> {
  const graph = async <Data>(query: string, variables = {}) =>
    (await api.ask<{ data: Data }>('POST', '/graphql', { query, variables })).data;
  const {
    startTotp: { secret, ticket },
  } = await graph<{ startTotp: { secret: string; ticket: string } }>(
    'mutation { startTotp { secret ticket } }',
  );
  const query =
    'mutation($input: TurnOnTotpInput!) { turnOnTotp(input: $input) { recoveryCodes } }';
  const { turnOnTotp } = await graph<{ turnOnTotp: { recoveryCodes: string[] } }>(query, {
    input: { secret, ticket, code: codeOf(secret) },
  });
  secrets['the seed of a second factor'] = secret;
  secrets['a recovery code'] = turnOnTotp.recoveryCodes[0]!;
}

/** RFC 6238. @param secret in base32 */
function codeOf(secret: string): string {
  const bits = [...secret]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hmac = createHmac('sha1', key).update(step).digest();
  return String((hmac.readUInt32BE(hmac.at(-1)! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** A contact reads through a link that is named for them, and sends it on. */
async function read(presentationId: string): Promise<void> {
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, {
    access_code: others['the access code of a presentation'],
    settings: { can_be_forwarded: true },
  });
  await api.share(presentationId, { name: others['the name of a link for nobody'] });
  const recipients = [
    { email: contact['the address of the contact'], name: contact['the name of the contact'] },
  ];
  const accessCode = others['the access code of a link'];
  const link = await api.share(presentationId, {
    name: contact['the name of their link'],
    access_code: accessCode,
    recipients,
    subject: 'Zq',
    message: contact['what they were written'],
  });
  linkId = link.id;
  await api.ask('PATCH', `/api/shared-links/${linkId}`, {
    data: { name: contact['a later name of their link'] },
  });
  const reader = async <Answer>(method: string, path: string, json?: object) => {
    const headers = { 'user-agent': BROWSER, 'content-type': 'application/json' };
    const answer = await fetch(lectern.url + path, {
      method,
      headers,
      ...(json && { body: JSON.stringify(json) }),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return (await answer.json()) as Answer;
  };
  const opened = await reader<{ data: { hit_uuid: string } }>(
    'GET',
    `/api/public/shared-links/${link.token}`,
  );
  const { hit_uuid: hit } = await reader<{ hit_uuid: string }>(
    'POST',
    '/api/public/shared-links/check-access-code',
    { token: link.token, access_code: accessCode, hit_uuid: opened.data.hit_uuid },
  );
  await reader('PUT', `/api/public/shared-link-hits/${hit}`, {
    email: contact['the address of the contact'],
  });
  const {
    data: { id: session },
  } = await reader<{ data: { id: string } }>('POST', '/api/sessions', { hit_uuid: hit });
  await reader('PUT', `/api/sessions/${session}/ping`, {
    elapsed_ms: 4_000,
    meta: { currentPage: 1 },
  });
  await reader('POST', `/api/sessions/${session}/events`, {
    event_at_ms: Date.now(),
    category: 'data-capture',
    action: 'submit',
    path: '0001',
    meta: { answer: contact['what they typed'] },
  });
  const from = {
    from_name: contact['the name of the contact'],
    from_email: contact['the address of the contact'],
  };
  await reader('POST', `/api/public/shared-link-hits/${hit}/forward`, {
    to_email: others['the address a link was sent on to'],
    ...from,
  });
}

/** What is told of everybody: lists, searches, exports and the event stream without its cursors. */
async function publicAnswers(there: PublicApi, url: string): Promise<Record<string, string>> {
  const headers = { authorization: there.authorization, 'content-type': 'application/json' };
  const calls: [string, string][] = [
    ['GET', '/api/shared-links'],
    ['GET', '/api/shared-links?search=zqcontact'],
    ['GET', '/api/shared-links?search=zqlater'],
    ['GET', `/api/shared-links/${linkId}`],
    ['GET', '/api/users'],
    ['POST', '/api/shared-links/export'],
    ['POST', '/api/analytics/contacts/export'],
    ['POST', '/api/users/export'],
    ['GET', '/api/event-stream'],
  ];
  return Object.fromEntries(
    await Promise.all(
      calls.map(async ([method, path]) => {
        const answer = await fetch(url + path, {
          method,
          headers,
          ...(method === 'POST' && { body: '{}' }),
        });
        expect([path, answer.ok]).toEqual([path, true]);
        return [
          path,
          (await answer.text()).replaceAll(/"cursor":"[^"]*"/g, '').replaceAll(url, ''),
        ] as const;
      }),
    ),
  );
}

const saying = (answers: Record<string, string>, values: Record<string, string>) =>
  Object.entries(answers).flatMap(([path, text]) =>
    Object.entries(values).flatMap(([name, value]) =>
      text.toLowerCase().includes(value.toLowerCase()) ? [`${name} in ${path}`] : [],
    ),
  );

test('without its keys a backup shows nobody: no address, name, hash, code or seed', async () => {
  await until(async () => {
    const found = (await tracesOf(at('data'), all())).join('\n');
    return Object.keys(all())
      .filter((name) => name !== 'a recovery code')
      .every((name) => found.includes(name)); // Of those only hashes are kept.
  }, 'what is sought is found where it is shown');
  expect(
    await commandHere(['backup', at('backup'), '--keys', at('keys')], { LECTERN_DATA: at('data') }),
  ).toMatchObject({ code: 0 });
  expect(await tracesOf(at('backup'), all())).toEqual([]);
});

test('with its keys a backup gives back every list and every fact', async () => {
  const before = await until(async () => {
    const answers = await publicAnswers(api, lectern.url);
    return (
      /^[^,]+,Zqcontact Hansen,zqcontact@client\.example,false,1,[1-9]/m.test(
        answers['/api/analytics/contacts/export']!,
      ) && answers
    );
  }, 'the contact is listed with what they read');
  expect(saying(before, contact)).toEqual(
    expect.arrayContaining([
      'the name of their link in /api/event-stream',
      'a later name of their link in /api/shared-links/export',
      'a later name of their link in /api/shared-links?search=zqlater',
    ]),
  );
  await rm(at('backup'), { recursive: true });
  await rm(at('keys'), { recursive: true });
  expect(
    await commandHere(['backup', at('backup'), '--keys', at('keys')], { LECTERN_DATA: at('data') }),
  ).toMatchObject({ code: 0 });
  expect(
    await commandHere(['restore', at('backup'), '--keys', at('keys')], {
      LECTERN_DATA: at('restored'),
    }),
  ).toMatchObject({ code: 0 });
  expect(await commandHere(['verify'], { LECTERN_DATA: at('restored') })).toEqual({
    code: 0,
    said: expect.stringMatching(/all is well\.$/),
  });
  const other = await startHere({ folder: at('restored') });
  try {
    expect(await publicAnswers(api, other.url)).toEqual(before);
  } finally {
    await other.stop();
  }
});

test('of an erased contact no byte is in any file once the command ends, the names of their link and what they typed included', async () => {
  await lectern.stop();
  const data = { LECTERN_DATA: at('data') };
  expect(await commandHere(['erase', contact['the address of the contact']], data)).toMatchObject({
    code: 0,
  });
  expect(await tracesOf(at('data'), contact)).toEqual([]);
  const env = { LECTERN_PORT: new URL(lectern.url).port };
  lectern = await startHere({ folder: at('data'), env });
  await until(
    async () => saying(await publicAnswers(api, lectern.url), contact).length === 0,
    'the server shows nothing of them',
  );
  expect(await tracesOf(at('data'), { ...user, ...others })).not.toEqual([]);
});

test('the same goes for a user who is erased over REST', async () => {
  await api.ask('POST', `/api/users/${userId}/erasure`, { name: user['the name of the user'] });
  await until(
    async () => (await tracesOf(at('data'), user)).length === 0,
    'nothing of them is left in any file',
  );
  await until(
    async () => saying(await publicAnswers(api, lectern.url), user).length === 0,
    'the server shows nothing of them',
  );
  await lectern.stop();
  expect(await tracesOf(at('data'), { ...user, ...contact })).toEqual([]);
  lectern = await startHere({ folder: at('data') });
});
