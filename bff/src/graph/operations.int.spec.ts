import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

interface Operations {
  readers: {
    name: string;
    isProjection: boolean;
    lag: number;
    isRebuilding: boolean;
    completeUntil: string | null;
  }[];
  jobCounts: { kind: string; running: number; failed: number; waiting: number }[];
  jobs: { id: string; kind: string; status: string; failure: string | null }[];
  parkedEvents: {
    id: string;
    reader: string;
    type: string;
    subject: string | null;
    reason: string;
  }[];
}

const fields =
  '{ service readers { name isProjection lag isRebuilding completeUntil } jobCounts { kind running failed waiting } jobs { id kind status failure } parkedEvents { id reader type subject reason } }';

let edge: RunningEdge;
let teamId: string;
let stranger: string;
beforeAll(async () => {
  edge = await startEdge();
  const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  teamId = body.data.current_team_id;
  stranger = (await addPerson(edge.lectern, { role: 'TEAM_ADMIN' })).token;
});
afterAll(() => edge.stop());

const sharing = async (token?: string) =>
  (
    await edge.graph<{ sharingOperations: Operations }>(
      `{ sharingOperations ${fields} }`,
      {},
      token,
    )
  ).sharingOperations;
const operate = (action: string, id: string, token?: string) =>
  edge.graph<{ operateSharing: Operations }>(
    `mutation ($action: OperationAction!, $id: ID!) { operateSharing(action: $action, id: $id) ${fields} }`,
    { action, id },
    token,
  );
const service = () =>
  edge.lectern.services.find(({ definition }) => definition.name === 'sharing')!;

test('every service says how far its readers are, and nothing waits in the end', async () => {
  await publish(edge);
  const all = ['identity', 'content', 'sharing', 'analytics', 'billing']
    .map((name) => `${name}Operations ${fields}`)
    .join(' ');
  const answer = await until(async () => {
    const found = Object.values(await edge.graph<Record<string, Operations>>(`{ ${all} }`));
    const isMade = found[1]!.jobCounts.some(
      ({ kind, running, waiting }) => kind === 'process-presentation' && running + waiting === 0,
    );
    return isMade && found.every(({ readers }) => readers.every(({ lag }) => lag === 0)) && found;
  }, 'all has been read');
  expect(answer.flatMap(({ readers }) => readers).length).toBeGreaterThan(20);
  expect(answer[1]!.jobCounts).toContainEqual({
    kind: 'process-presentation',
    running: 0,
    failed: 0,
    waiting: 0,
  });
});

test('a rebuild is begun, and comes to its end', async () => {
  await operate('REBUILD', 'hits-of-link');
  await until(
    async () => (await sharing()).readers.every(({ isRebuilding }) => !isRebuilding),
    'it serves',
  );
  await expect(operate('REBUILD', 'nothing')).rejects.toThrow('NOT_FOUND');
  await expect(operate('REBUILD', 'hits-of-link', stranger)).rejects.toThrow('FORBIDDEN');
});

test('a job that failed for good is tried again by its own team alone', async () => {
  const { jobs } = service().store;
  const key = newId();
  // In the past, so that its data cannot be read and it is given up at once.
  await jobs.add({
    kind: 'expire-links',
    key,
    teamId,
    subjectId: newId(),
    dueAt: '2020-01-01T00:00:00.000Z',
    data: { nothing: true },
  });
  const failed = await until(
    async () => (await sharing()).jobs.find(({ status }) => status === 'failed'),
    'it failed',
  );
  expect(failed).toMatchObject({
    kind: 'expire-links',
    failure: 'Its data cannot be read.',
  });
  const kinds = async (token?: string) => (await sharing(token)).jobs.map(({ kind }) => kind);
  expect([await kinds(), await kinds(stranger)]).toEqual([
    expect.arrayContaining(['sweep-store']),
    [],
  ]); // Of no team: for who runs it all.
  await expect(operate('RETRY_JOB', failed.id, stranger)).rejects.toThrow('NOT_FOUND');
  const before = await jobs.get('expire-links', key);
  await operate('RETRY_JOB', failed.id);
  await until(
    async () => (await jobs.get('expire-links', key))!.fence > before!.fence,
    'it was tried again',
  );
});

test('parked events are told to their team, replayed and given up', async () => {
  const { parked } = service().store;
  const park = async (eventTeam: string) => {
    const body = JSON.stringify({
      specversion: '1.0',
      id: newId(),
      type: 'SharedLinkCreated',
      subject: `SharedLink/${eventTeam}/${newId()}`,
      teamid: eventTeam,
    });
    const eventId = newId();
    await parked.park({
      consumer: 'mail-when-link-asks',
      topic: 'sharing',
      partition: 0,
      offset: 0,
      eventId,
      stream: null,
      body,
      reason: 'It did not work.',
      parkedAt: new Date().toISOString(),
    });
    return eventId;
  };
  await park(teamId);
  await park(newId());
  const [event, ...others] = (await sharing()).parkedEvents;
  expect([event, others]).toMatchObject([
    { reader: 'mail-when-link-asks', type: 'SharedLinkCreated', reason: 'It did not work.' },
    [],
  ]);
  expect((await operate('REPLAY_PARKED', event!.id)).operateSharing.parkedEvents).toHaveLength(1); // It is no event, and stays.
  await expect(operate('DISCARD_PARKED', event!.id, stranger)).rejects.toThrow('NOT_FOUND');
  expect((await operate('DISCARD_PARKED', event!.id)).operateSharing.parkedEvents).toEqual([]);
  expect(await parked.list()).toHaveLength(1);
});

test('administrators of the team that set it up see what it runs on; members, and other teams, do not', async () => {
  const query =
    '{ installation { version isLocal engines { port engine } storage { storeBytes blobBytes blobCount diskFreeBytes } } }';
  const { installation } = await edge.graph<{ installation: { storage: Record<string, number> } }>(
    query,
  );
  expect(installation).toMatchObject({
    isLocal: true,
    version: expect.any(String),
    engines: expect.arrayContaining([
      { port: 'store', engine: 'SQLite' },
      { port: 'mail', engine: 'a folder' },
    ]),
  });
  expect(Object.values(installation.storage).every((each) => each > 0)).toBe(true);
  const member = await addPerson(edge.lectern, { teamId });
  for (const asked of [query, `{ billingOperations ${fields} }`])
    await expect(edge.graph(asked, {}, member.token)).rejects.toThrow('FORBIDDEN');
  await expect(edge.graph(query, {}, stranger)).rejects.toThrow('FORBIDDEN');
  const colleague = await addPerson(edge.lectern, { teamId, role: 'TEAM_ADMIN' });
  expect(await edge.graph(query, {}, colleague.token)).toMatchObject({
    installation: { isLocal: true },
  });
});
