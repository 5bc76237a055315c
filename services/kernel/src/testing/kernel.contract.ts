import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SharedLinkCanceled } from '@lectern/schemas/events/sharing.ts';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import type { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import { partitionOf } from '../log/partition.ts';
import { metrics } from '../observability/metrics.ts';
import { publishForeign } from './foreign-events.ts';
import { readFeed } from './read-feed.ts';
import {
  broken,
  lastPage,
  Link,
  linksOfPresentation,
  Person,
  ran,
  sampleService,
  versionsOfLink,
} from './sample-service.ts';
import { startServices, type RunningServices } from './start-service.ts';
import { until } from './until.ts';

/** The kernel's promises, kept on whatever engines `env` names. */
export function kernelContract(engines: string, env: () => NodeJS.ProcessEnv): void {
  describe(`the kernel on ${engines}`, () => {
    let running: RunningServices;
    const teamId = newId();
    const context = () => running.service('billing').systemContext(teamId);

    beforeAll(async () => {
      running = await startServices([sampleService], { env: env() });
    });
    afterAll(() => running.remove());

    async function created(token: string = newId()) {
      const id = newId();
      const presentationId = newId();
      await context().execute(Link, id, { type: 'Create', id, token, presentationId });
      return { id, presentationId, token };
    }

    test('a command is read back from its view at once, and from lists', async () => {
      const { id, presentationId } = await created();
      expect((await context().view(Link).get(id))?.doc.status).toBe('active');
      const found = await context()
        .view(Link)
        .find({ list: 'byPresentation', where: { presentationId }, limit: 10 });
      expect(found.map((row) => row.id)).toEqual([id]);
    });

    test('a command that another call was faster with is read back from its view, too, before that is written', async () => {
      const { id } = await created();
      const { store } = running.service('billing');
      const [row, last] = [
        (await store.views.get(Link.declaration, teamId, id))!,
        (await store.commits.read(`Link/${teamId}/${id}`)).at(-1)!,
      ];
      const canceled = {
        type: 'SharedLinkCanceled',
        schemaVersion: SharedLinkCanceled.version,
        data: { sharedLinkId: id },
      };
      const theirs = {
        ...last,
        id: newId(),
        number: last.number + 1,
        firstVersion: last.firstVersion + 1,
        events: [canceled],
      };
      await store.commits.append({
        commit: theirs,
        view: { declaration: Link.declaration, row },
        take: [],
        release: [],
      });
      expect(await context().execute(Link, id, { type: 'Cancel', id })).toMatchObject({
        isChanged: false,
        state: { status: 'canceled' },
      });
      expect((await context().view(Link).get(id))?.doc.status).toBe('canceled');
      await running.settled();
    });

    test('its event reaches a projection once, and a policy whose job runs', async () => {
      const { id } = await created();
      await context().execute(Link, id, { type: 'Cancel', id });
      await context().execute(Link, id, { type: 'Cancel', id });
      await running.settled();
      expect((await context().rowsOf(linksOfPresentation).get(id))?.doc).toEqual({
        created: 1,
        canceled: 1,
      });
      expect(ran.filter((one) => one === id)).toEqual([id]);
    });

    test('a replica is waited for, and a missing fact is missing once it has passed the stream', async () => {
      const { log } = running.engines;
      const id = newId();
      const stream = `Link/${teamId}/${id}`;
      const find = (which: string, key: string) =>
        context().fresh(
          linksOfPresentation,
          which,
          (rows) => rows.get(key),
          (found) => found !== null,
        );
      const before = await log.endOffset('sharing', partitionOf(stream));
      await context().execute(Link, id, {
        type: 'Create',
        id,
        token: newId(),
        presentationId: newId(),
      });
      // The one exception: a commit may be answered before it is published, when that takes long.
      await until(
        async () => (await log.endOffset('sharing', partitionOf(stream))) > before,
        'it is published',
      );
      expect((await find(stream, id))?.doc.created).toBe(1);
      expect(await find(`Link/${teamId}/x`, 'x')).toBeNull();
    });

    test('64 writers on one stream: each commits in turn or gets the conflict', async () => {
      const { id } = await created();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 64 }, () => context().execute(Link, id, { type: 'Cancel', id })),
      );
      const changed = outcomes.filter(
        (outcome) => outcome.status === 'fulfilled' && outcome.value.isChanged,
      );
      expect(changed).toHaveLength(1);
      expect(
        (await running.service('billing').store.commits.read(`Link/${teamId}/${id}`)).map(
          ({ number }) => number,
        ),
      ).toEqual([1, 2]);
    });

    test('64 writers on one reservation: exactly one wins, and a released value is free again', async () => {
      const token = newId();
      const outcomes = await Promise.allSettled(Array.from({ length: 64 }, () => created(token)));
      const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(won).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect((outcome.reason as DomainError).code).toBe('CONFLICT');
      const { id } = won[0]!.value;
      await context().execute(Link, id, { type: 'Cancel', id });
      await expect(created(token)).resolves.toBeDefined();
    });

    test('a repeated idempotency key is answered again, another body under it is refused', async () => {
      const id = newId();
      const { handler } = running.service('billing');
      const command = { type: 'Create' as const, id, token: newId(), presentationId: newId() };
      const key = `team/${newId()}`;
      const from = (hash: string) => ({
        actorId: null,
        onBehalfOfId: null,
        correlationId: 'c',
        causationId: null,
        idempotency: { key, hash },
      });
      const both = await Promise.all(
        [1, 2].map(() => handler.execute(Link, teamId, id, command, from('same'))),
      );
      expect(both.filter(({ isChanged }) => isChanged)).toHaveLength(1);
      expect(both[0]!.state).toEqual(both[1]!.state);
      await expect(handler.execute(Link, teamId, id, command, from('other'))).rejects.toMatchObject(
        { code: 'IDEMPOTENCY_MISMATCH' },
      );
    });

    test('a personal field is sealed on the log, opened in the state, and null once its key is erased', async () => {
      const id = newId();
      const executed = await context().execute(Person, id, {
        type: 'Register',
        id,
        email: 'ada@example.com',
      });
      expect(executed.state).toEqual({
        status: 'known',
        email: 'ada@example.com',
        passwordHash: 'hash',
      });
      const stored = await running.service('billing').store.commits.read(`Person/${id}`);
      expect(JSON.stringify(stored)).not.toContain('ada@example.com');
      await running.engines.keys.erase(id);
      const { state } = await running
        .service('billing')
        .handler.states.loadAsOf(Person, null, id, 1);
      expect(state).toEqual({ status: 'known', email: null, passwordHash: null });
    });

    test('pings reach their projection whatever their order and number', async () => {
      const sessionId = newId();
      const presentationId = newId();
      const ping = (elapsedMs: number, page: number) =>
        running.engines.codec.fact({
          event: ViewerSessionPinged({
            presentationId,
            sharedLinkId: null,
            linkOwnerId: null,
            sessionId,
            elapsedMs,
            page,
            pageCount: 9,
            isPaused: false,
            heardAt: new Date().toISOString(),
          }),
          id: `${sessionId}/ping/${elapsedMs}`,
          key: presentationId,
          subject: sessionId,
          teamId,
          time: new Date().toISOString(),
        });
      const entries = await Promise.all([
        ping(10_000, 3),
        ping(5_000, 1),
        ping(15_000, 4),
        ping(5_000, 1),
      ]);
      await running.engines.log.publish(entries);
      await running.engines.log.publish(entries.slice(0, 2));
      await running.settled();
      expect((await context().rowsOf(lastPage).get(sessionId))?.doc).toEqual({
        page: 4,
        elapsedMs: 15_000,
      });
    });

    test('a rebuilt projection equals the live one to the byte and serves afterward', async () => {
      await running.settled();
      const all = async () =>
        JSON.stringify(
          await context().rowsOf(linksOfPresentation).find({ list: 'all', limit: 1000 }),
        );
      const live = await all();
      await running.service('billing').rebuild('links-of-presentation');
      expect(await all()).toBe(live);
      const { id } = await created();
      await running.settled();
      expect((await context().rowsOf(linksOfPresentation).get(id))?.doc.created).toBe(1);
    });

    test('what a projection cannot read parks its stream; other streams flow, and a replay catches up in order', async () => {
      const { id } = await created();
      const { id: other } = await created();
      await running.settled();
      const { store } = running.service('billing');
      const stream = `Link/${teamId}/${id}`;
      const [first] = await store.commits.read(stream);
      const [entry] = running.engines.codec.envelopes({
        ...first!,
        number: 2,
        firstVersion: 2,
        events: [{ type: 'SharedLinkCanceled', schemaVersion: 99, data: { sharedLinkId: id } }],
      });
      await running.engines.log.publish([entry!]);
      await context().execute(Link, other, { type: 'Cancel', id: other });
      await running.settled();
      expect((await store.parked.list()).map(({ eventId }) => eventId)).toContain(`${stream}/2`);
      expect((await context().rowsOf(linksOfPresentation).get(other))?.doc.canceled).toBe(1);
      expect(await running.service('billing').replayParked()).toBe(0);
    });

    test('a replay goes through a stream in its order, stops at what fails again, and the stream flows once nothing is left', async () => {
      const { id } = await created();
      const stream = `Link/${teamId}/${id}`;
      const billing = running.service('billing');
      const parked = async () =>
        (await billing.store.parked.list()).filter(
          (each) => each.stream === stream && each.consumer.startsWith('versions-of-link'),
        ).length;
      const versions = async () => (await context().rowsOf(versionsOfLink).get(id))?.doc.versions;
      for (const version of [2, 4]) broken.add(`${stream}/${version}`);
      const cancel = [SharedLinkCanceled({ sharedLinkId: id })];
      for (let version = 2; version <= 5; version++)
        await publishForeign(running.engines, stream, teamId, cancel, version);
      await running.settled();
      expect([await versions(), await parked()]).toEqual([[1], 4]);
      await billing.replayParked();
      expect([await versions(), await parked()]).toEqual([[1], 4]);
      broken.delete(`${stream}/2`);
      await billing.replayParked();
      expect([await versions(), await parked()]).toEqual([[1, 2, 3], 2]);
      broken.clear();
      await billing.replayParked();
      await publishForeign(running.engines, stream, teamId, cancel, 6);
      await running.settled();
      expect([await versions(), await parked()]).toEqual([[1, 2, 3, 4, 5, 6], 0]);
    });

    test('metrics tell how far projections and policies are, what is parked and what jobs there are', async () => {
      await running.settled();
      const page = await metrics.metrics();
      expect(page).toContain(
        'lectern_projection_lag_records{service="billing",projection="last-page"} 0',
      );
      expect(page).toContain(
        'lectern_policy_lag_records{service="billing",policy="remember-when-link-canceled"} 0',
      );
      expect(page).toContain('lectern_jobs{service="billing",kind="remember",status="failed"} 0');
      expect(page).toContain('lectern_parked_events{service="billing",consumer="last-page"} 0');
    });

    test('the feed gives the team its events in order, goes on from a cursor and refuses a foreign one', async () => {
      const { id } = await created();
      await running.settled();
      const all = await readFeed(running.engines.feed, teamId);
      expect(all.map(({ body }) => (JSON.parse(body) as { subject: string }).subject)).toContain(
        `Link/${teamId}/${id}`,
      );
      const later = await readFeed(running.engines.feed, teamId, all.at(-2)!.cursor);
      expect(later.map(({ body }) => body)).toEqual([all.at(-1)!.body]);
      await expect(running.engines.feed.read(teamId, 'nonsense')).rejects.toMatchObject({
        code: 'INVALID',
      });
    });
  });
}
