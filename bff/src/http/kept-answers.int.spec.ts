import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let teamId: string;
let presentationId: string;
let member: Person;

beforeAll(async () => {
  edge = await startEdge();
  const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  teamId = body.data.current_team_id;
  [presentationId, member] = await Promise.all([
    publish(edge),
    addPerson(edge.lectern, { teamId }),
  ]);
});
afterAll(() => edge.stop());

const document = '{ presentations { items { id name status owner { id name } } } }';
type Listed = { id: string; name: string; status: string };
const byRest = async () =>
  (await edge.call<{ data: Listed[] }>('GET', '/api/user/presentations')).body.data;
const byGraph = async () =>
  (
    await edge.call<{
      data: { presentations: { items: (Listed & { owner: { name: string } })[] } };
    }>('POST', '/graphql', { json: { query: document } })
  ).body.data.presentations.items;
const names = async () => [
  ...new Set([...(await byRest()), ...(await byGraph())].map(({ name }) => name)),
];

test('each change of a list is in it at once, whoever makes it', async () => {
  for (const name of ['One', 'Two', 'Three']) {
    await edge.call('PUT', `/api/admin/presentations/${presentationId}`, { json: { name } });
    expect([await names(), await names()]).toEqual([[name], [name]]);
  }
  // Past this edge, as a job does it.
  const content = edge.lectern.services.find(({ definition }) => definition.name === 'content')!;
  const [presentation] = content.definition.aggregates;
  for (const status of ['INACTIVE', 'ACTIVE', 'DRAFT'] as const) {
    const change = { type: 'ChangePresentationStatus', presentationId, status };
    await content.systemContext(teamId).execute(presentation!, presentationId, change);
    expect([(await byRest())[0]?.status.toUpperCase(), (await byGraph())[0]?.status]).toEqual([
      status,
      status,
    ]);
  }
});

test('so is what another service says of it', async () => {
  expect((await byGraph())[0]?.owner.name).not.toBe('Maya Lindqvist');
  await edge.call('PUT', '/api/user', { json: { name: 'Maya Lindqvist' } });
  await until(
    async () => (await byGraph())[0]?.owner.name === 'Maya Lindqvist',
    'the owner has another name',
  );
});

test('nobody is given what was made for somebody else', async () => {
  await edge.call('PUT', `/api/admin/presentations/${presentationId}/status`, {
    json: { status: 'Inactive' },
  });
  const theirs = await edge.call<{ data: Listed[] }>('GET', '/api/user/presentations', {
    token: member.token,
  });
  expect([await byRest(), theirs.body.data]).toMatchObject([[{ id: presentationId }], []]);
});
