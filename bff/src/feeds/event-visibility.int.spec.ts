import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publish, publishAndShare, type Shared } from '../testing/publish-and-share.ts';
import { openStream } from '../testing/read-stream.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

interface Line {
  id: string;
  type: string;
  cursor: string;
  data: Record<string, unknown>;
}

let edge: RunningEdge;
let shared: Shared;
let hiddenId: string;
let analyst: Person;
let member: Person;
let ownLinkId: string;
beforeAll(async () => {
  edge = await startEdge();
  shared = await publishAndShare(edge);
  const { teamId } = shared;
  const group = await edge.call<{ data: { id: string } }>('POST', '/api/admin/groups', {
    json: { name: 'Board' },
  });
  hiddenId = await publish(edge);
  await edge.call('PUT', `/api/admin/presentations/${hiddenId}`, {
    json: { groups: [group.body.data.id], name: 'Merger' },
  });
  await edge.call('PUT', `/api/admin/presentations/${shared.presentationId}`, {
    json: { custom_javascript: 'alert(1)', name: 'Prices' },
  });
  member = await addPerson(edge.lectern, { teamId, permissions: ['can_export_data'] });
  analyst = await addPerson(edge.lectern, {
    teamId,
    permissions: ['can_export_data', 'can_edit_events'],
  });
  const { body } = await edge.call<{ data: { id: string } }>(
    'POST',
    `/api/presentations/${shared.presentationId}/share`,
    { token: member.token, json: {} },
  );
  ownLinkId = body.data.id;
});
afterAll(() => edge.stop());

async function linesOf(token: string): Promise<Line[]> {
  const { text } = await edge.call('GET', '/api/event-stream', { token });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** The data of the event of this type that an administrator sees with these fields. */
async function seenBy(person: Person, type: string, fields: object): Promise<Line['data']> {
  const all = await until(async () => {
    const lines = await linesOf(edge.token);
    return lines.some((line) => line.type === type) && lines;
  }, `${type} is published`);
  const isIt = (line: Line) =>
    line.type === type &&
    Object.entries(fields).every(([name, value]) => line.data[name] === value);
  const line = all.find(isIt);
  if (!line) throw new Error(`No ${type} with ${JSON.stringify(fields)}`);
  const same = (await linesOf(person.token)).find(({ id }) => id === line.id);
  return same!.data;
}

const areAllNull = (data: Line['data']) => Object.values(data).every((value) => value === null);

test('everybody reads the same events under the same cursors', async () => {
  const names = (lines: Line[]) => lines.map(({ id, type, cursor }) => [id, type, cursor]);
  const [theirs, all] = [await linesOf(member.token), await linesOf(edge.token)];
  expect(theirs.length).toBeGreaterThan(10);
  expect(names(theirs)).toEqual(names(all).slice(0, theirs.length));
});

test('sign-ins are read by oneself and by administrators', async () => {
  const { body } = await edge.call<{ data: { id: string } }>('GET', '/api/user');
  const userId = body.data.id;
  expect(areAllNull(await seenBy(member, 'SignedIn', { userId }))).toBe(true);
  expect(areAllNull(await seenBy(analyst, 'SignedIn', { userId }))).toBe(true);
});

test('links and what is read by them: one’s own, or with can_edit_events without what opens them', async () => {
  const { linkId: sharedLinkId } = shared;
  expect(areAllNull(await seenBy(member, 'SharedLinkCreated', { sharedLinkId }))).toBe(true);
  expect(areAllNull(await seenBy(member, 'ViewerSessionStarted', { sharedLinkId }))).toBe(true);
  expect(await seenBy(analyst, 'SharedLinkCreated', { sharedLinkId })).toMatchObject({
    sharedLinkId,
    token: null,
    alias: null,
  });
  expect(await seenBy(analyst, 'ViewerSessionStarted', { sharedLinkId })).toMatchObject({
    sharedLinkId,
  });
  expect(await seenBy(member, 'SharedLinkCreated', { sharedLinkId: ownLinkId })).toMatchObject({
    token: expect.stringMatching(/^[\w-]{22}$/),
  });
});

test('a presentation is read where it may be seen, without its script', async () => {
  const hidden = { presentationId: hiddenId, name: 'Merger' };
  expect(areAllNull(await seenBy(member, 'PresentationRevised', hidden))).toBe(true);
  const open = { presentationId: shared.presentationId, name: 'Prices' };
  expect(await seenBy(member, 'PresentationRevised', open)).toMatchObject({
    name: 'Prices',
    customJavascript: null,
  });
});

test('what administrators alone see in the console reads null: invitations, single sign-on, contact requests', async () => {
  const invited = await edge.call('POST', '/api/users/invitations', {
    json: { emails: ['kim@halden.example'] },
  });
  expect(invited.status).toBeLessThan(300);
  for (const person of [member, analyst])
    expect(areAllNull(await seenBy(person, 'MemberInvited', {}))).toBe(true);
  expect(await seenBy(member, 'UserRegistered', {})).toMatchObject({
    name: expect.any(String),
    emailName: null,
  });
});

test.each([
  [
    'permissions',
    ({ userId }: Person) =>
      edge.call('PUT', `/api/users/${userId}/permissions`, {
        json: { permissions: { can_export_data: true, can_edit_events: false } },
      }),
  ],
  [
    'role',
    ({ userId }: Person) =>
      edge.call('PUT', `/api/users/${userId}/teams/${shared.teamId}/role`, {
        json: { role: 'Team Admin' },
      }),
  ],
  [
    'groups',
    async ({ userId }: Person) => {
      const made = await edge.call<{ data: { id: string } }>('POST', '/api/admin/groups', {
        json: { name: `Group of ${userId}` },
      });
      return edge.call('POST', `/api/admin/groups/${made.body.data.id}/users`, {
        json: { users: [userId] },
      });
    },
  ],
])('a stream is cut when the %s of its reader change', async (_what, change) => {
  const reader = await addPerson(edge.lectern, {
    teamId: shared.teamId,
    permissions: ['can_export_data', 'can_edit_events'],
  });
  const stream = await openStream(edge, '/api/event-stream?after=end', reader.token);
  const lines = await fetch(`${edge.url}/api/event-stream?wait=60`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });
  const text = lines.text();
  text.catch(() => {});
  const changed = await change(reader);
  expect(changed.status).toBeLessThan(300);
  await stream.ended;
  await expect(text).rejects.toThrow();
});
