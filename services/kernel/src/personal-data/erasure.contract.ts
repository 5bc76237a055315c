import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SignedIn } from '@lectern/schemas/events/identity/sign-ins.ts';
import { PersonErased, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { SharedLinkCreated, SharedLinkRecipientAdded } from '@lectern/schemas/events/sharing.ts';
import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '../commands/aggregate.ts';
import { newId } from '../ids.ts';
import { projection } from '../projections/projection.ts';
import type { ServiceDefinition } from '../service/service.ts';
import { publishFact, publishForeign } from '../testing/foreign-events.ts';
import { startServices, type RunningServices } from '../testing/start-service.ts';
import { noResolvers } from '../testing/no-resolvers.ts';
import { until } from '../testing/until.ts';

const teamId = newId();

type Person =
  | { status: 'none' }
  | { status: 'known'; email: string | null; hash: string | null; signIns: number };
type PersonCommand =
  | { type: 'Register'; id: string; email: string }
  | { type: 'SignIn'; id: string };
const Person = aggregate<Person, PersonCommand, typeof UserRegistered | typeof SignedIn>({
  name: 'Member',
  scope: 'global',
  events: [UserRegistered, SignedIn],
  initial: { status: 'none' },
  shape: 1,
  evolve(person: Person, { type, data }: EventOf<typeof UserRegistered | typeof SignedIn>): Person {
    if (type === 'UserRegistered')
      return { status: 'known', email: data.email, hash: data.passwordHash, signIns: 0 };
    return person.status === 'none' ? person : { ...person, signIns: person.signIns + 1 };
  },
  decide(command) {
    const { id } = command;
    if (command.type === 'Register')
      return [
        UserRegistered({
          userId: id,
          email: command.email,
          emailName: id,
          name: `Name of ${id}`,
          slug: 'x',
          passwordHash: 'hash',
        }),
      ];
    return [
      SignedIn({
        signInId: newId(),
        userId: id,
        teamId,
        tokenHash: 'token',
        expiresAt: '2026-11-20T12:00:00.000Z',
        isRemembered: false,
        userAgent: 'Browser',
        deviceName: null,
        epoch: 0,
        address: null,
        deviceId: null,
        deviceEpoch: 0,
      }),
    ];
  },
  view: {
    fields: { email: 'text' },
    lists: { byEmail: { orderBy: 'email' } },
    index: (person) => ({ email: person.status === 'none' ? null : person.email }),
  },
});

type Link = { name: string | null; nameKey: string | null };
/** Its name is sealed by a key of its own, which is erased with its recipient. */
const Link = aggregate<
  Link,
  { type: 'Create'; id: string; name: string; recipientId: string },
  typeof SharedLinkCreated | typeof SharedLinkRecipientAdded
>({
  name: 'Link',
  scope: 'team',
  events: [SharedLinkCreated, SharedLinkRecipientAdded],
  initial: { name: null, nameKey: null },
  shape: 1,
  evolve: (
    link: Link,
    { type, data }: EventOf<typeof SharedLinkCreated | typeof SharedLinkRecipientAdded>,
  ) => (type === 'SharedLinkCreated' ? { name: data.name, nameKey: data.nameKey } : link),
  decide({ id, name, recipientId }) {
    const facts = {
      presentationId: id,
      createdBy: id,
      token: id,
      alias: null,
      linkType: 'LINK' as const,
      expiresAt: null,
      notificationLevel: 0,
    };
    return [
      SharedLinkCreated({ sharedLinkId: id, ...facts, name, nameKey: `name of ${id}` }),
      SharedLinkRecipientAdded({
        sharedLinkId: id,
        recipientId,
        email: 'reader@example.com',
        name: null,
      }),
    ];
  },
  leavingWith: async (_personId, steps) => ({
    keys: steps.flatMap(({ after }) => after.nameKey ?? []),
    commandOf: () => null,
  }),
  view: {
    fields: { name: 'text' },
    lists: { byName: { orderBy: 'name' } },
    index: ({ name }) => ({ name }),
  },
});

/** A person's email and browsers; an erased one leaves null in its place. */
const devices = projection<
  { email: string | null; seen: string[] },
  typeof UserRegistered | typeof SignedIn
>({
  name: 'devices',
  version: 1,
  on: [UserRegistered, SignedIn],
  fields: { email: 'text' },
  lists: { byEmail: { orderBy: 'email' } },
  lookups: ['email'],
  rowIds: ({ data }) => [data.userId],
  apply(doc = { email: null, seen: [] }, { type, data, meta }) {
    return type === 'UserRegistered'
      ? { ...doc, email: data.email }
      : { ...doc, seen: [...doc.seen, `${meta.version} ${data.userAgent}`] };
  },
  index: ({ email }) => ({ email }),
});

/** A row a link, which several visitors share; counts by what they read with. */
const readers = projection<
  { hits: number; by: Record<string, number> },
  typeof ViewerSessionStarted
>({
  name: 'readers',
  version: 1,
  on: [ViewerSessionStarted],
  fields: { hits: 'number' },
  lists: { byHits: { orderBy: 'hits' } },
  rowIds: ({ data }) => [data.presentationId],
  apply(doc = { hits: 0, by: {} }, { data: { userAgent } }) {
    const name = userAgent ?? 'nobody';
    return { hits: doc.hits + 1, by: { ...doc.by, [name]: (doc.by[name] ?? 0) + 1 } };
  },
  index: ({ hits }) => ({ hits }),
});

const service: ServiceDefinition = {
  name: 'billing',
  aggregates: [Person, Link],
  projections: [devices, readers],
  policies: [],
  jobs: [],
  resolvers: noResolvers,
};

/**
 * That erasing a person leaves what a rebuild would, on whatever engines `env` names.
 * @param writers at once; Kafka takes some seconds for a reader to join, and each erasure has one
 */
export function erasureContract(
  engines: string,
  env: () => NodeJS.ProcessEnv,
  writers: number,
): void {
  describe(`erasing persons on ${engines}`, () => {
    let running: RunningServices;
    beforeAll(async () => {
      running = await startServices([service], { env: env() });
    });
    afterAll(() => running.remove());

    const billing = () => running.service('billing');
    const context = () => billing().systemContext(teamId);
    const run = (id: string, command: PersonCommand) => context().execute(Person, id, command);
    const deviceOf = (id: string) => context().lookupRow(devices, 'email', `${id}@example.com`);
    const erase = (personId: string) =>
      publishForeign(running.engines, `Person/${personId}`, null, [
        PersonErased({ personId, teamId: null }),
      ]);

    async function registered(): Promise<string> {
      const id = newId();
      await run(id, { type: 'Register', id, email: `${id}@example.com` });
      await run(id, { type: 'SignIn', id });
      return id;
    }
    async function hit(presentationId: string, userAgent: string): Promise<string> {
      const hitId = newId();
      const made = ViewerSessionStarted({
        presentationId,
        sharedLinkId: newId(),
        linkOwnerId: null,
        sessionId: hitId,
        hitId: null,
        viewerId: null,
        activityId: null,
        startedAt: '2026-11-20T12:00:00.000Z',
        pageCount: null,
        userAgent,
      });
      await publishFact(running.engines, teamId, made, hitId);
      return hitId;
    }
    /** As text: every row that serves beside every row of a rebuild, and every view beside its fold. */
    async function stored(): Promise<{
      views: string[];
      folds: string[];
      rows: string[];
      rebuilt: string[];
    }> {
      const { views } = billing().store;
      const live = await Array.fromAsync(views.all(Person.declaration));
      const folds = await Promise.all(
        live.map(async ({ id }) =>
          JSON.stringify((await billing().handler.foldView(`Member/${id}`))!.row),
        ),
      );
      const rows: string[] = [];
      const rebuilt: string[] = [];
      for (const served of billing().projections) {
        await served.rehearse(async ({ rows: declaration, catchUp }) => {
          for await (const row of views.all(await catchUp())) rows.push(JSON.stringify(row));
          for await (const row of views.all(declaration)) rebuilt.push(JSON.stringify(row));
        });
      }
      return { views: live.map((row) => JSON.stringify(row)), folds, rows, rebuilt };
    }

    test('a person who is erased reads null in every view, as after a rebuild, and everybody else stays', async () => {
      const [ada, eve] = [await registered(), await registered()];
      const presentationId = newId();
      const hits = [
        await hit(presentationId, `Browser of ${ada}`),
        await hit(presentationId, 'Another'),
        await hit(presentationId, `Browser of ${ada}`),
      ];
      await running.settled();
      expect((await context().rowsOf(readers).get(presentationId))?.doc).toEqual({
        hits: 3,
        by: { [`Browser of ${ada}`]: 2, Another: 1 },
      });
      for (const personId of [ada, hits[0]!, hits[2]!]) await erase(personId);
      await running.settled();

      expect((await context().view(Person).get(ada))?.doc).toEqual({
        status: 'known',
        email: null,
        hash: null,
        signIns: 1,
      });
      expect((await context().view(Person).get(eve))?.doc).toMatchObject({
        email: `${eve}@example.com`,
        hash: 'hash',
      });
      expect([await deviceOf(ada), (await deviceOf(eve))?.doc.email]).toEqual([
        null,
        `${eve}@example.com`,
      ]);
      const signIns = await context().rowsOf(devices).getMany([ada, eve]);
      expect(signIns.map((row) => row?.doc.seen)).toEqual([['2 null'], ['2 Browser']]);
      expect((await context().rowsOf(readers).get(presentationId))?.doc).toEqual({
        hits: 3,
        by: { nobody: 2, Another: 1 },
      });
      const { views, folds, rows, rebuilt } = await stored();
      expect([views, rows]).toEqual([folds, rebuilt]);
      expect(JSON.stringify([views, rows])).not.toContain(`${ada}@`);
      await expect(run(ada, { type: 'SignIn', id: ada })).rejects.toMatchObject({ code: 'GONE' });
      await run(eve, { type: 'SignIn', id: eve });
    });

    test('a key that leaves with a person is erased with theirs, and what it opened reads null', async () => {
      const [id, other] = [newId(), newId()];
      for (const each of [id, other])
        await context().execute(Link, each, {
          type: 'Create',
          id: each,
          name: 'For you',
          recipientId: `reader-of-${each}`,
        });
      await erase(`reader-of-${id}`);
      await running.settled();
      expect([
        (await context().view(Link).get(id))?.doc.name,
        (await context().view(Link).get(other))?.doc.name,
      ]).toEqual([null, 'For you']);
      expect([
        await running.engines.keys.open(`name of ${id}`),
        await running.engines.keys.open(`name of ${other}`),
      ]).toEqual([null, expect.any(Buffer)]);
    });

    test('a refolded state counts once it is committed, also while the previous view is still stored', async () => {
      const id = await registered();
      const { store, handler } = billing();
      const row = (await store.views.get(Person.declaration, null, id))!;
      await running.engines.keys.erase(id);
      const last = (await store.commits.read(`Member/${id}`)).at(-1)!;
      const refolding = {
        ...last,
        id: newId(),
        number: last.number + 1,
        firstVersion: last.firstVersion + 1,
        events: [],
        idempotency: null,
      };
      await store.commits.append({
        commit: refolding,
        view: { declaration: Person.declaration, row },
        take: [],
        release: [],
      });
      expect(JSON.stringify(await store.views.get(Person.declaration, null, id))).toContain(
        `${id}@example.com`,
      );
      expect(await handler.states.load(Person, null, id)).toMatchObject({
        state: { email: null, hash: null },
        number: refolding.number,
      });
      await erase(id);
      await running.settled();
    });

    test('a person who is erased during writes stays erased', async () => {
      const presentationId = newId();
      const gone: string[] = [];
      const writer = async (n: number) => {
        for (let round = 0; round < writers; round++) {
          const id = await registered();
          const hitId = await hit(presentationId, `Browser of ${id}`);
          const signIns = [1, 2, 3].map(() => run(id, { type: 'SignIn', id }).catch(() => {}));
          if ((n + round) % 2 === 0) {
            gone.push(id);
            await Promise.all([erase(id), erase(hitId)]);
          }
          await Promise.all(signIns);
        }
      };
      await Promise.all(Array.from({ length: writers }, (_, n) => writer(n)));
      await running.settled();
      const { views, folds, rows, rebuilt } = await stored();
      expect([views, rows]).toEqual([folds, rebuilt]);
      const all = JSON.stringify([views, rows]);
      expect(
        gone.filter((id) => all.includes(`${id}@`) || all.includes(`Browser of ${id}`)),
      ).toEqual([]);
    });

    test('a process that stops in the middle of it goes on when it is back', async () => {
      const persons = await Promise.all([1, 2, 3].map(() => registered()));
      await running.settled();
      for (const personId of persons) await erase(personId);
      await until(
        async () => (await running.engines.keys.open(persons[0]!)) === null,
        'the first key is gone',
      );
      await running.stop();
      running = await startServices([service], { env: env(), folder: running.folder });
      await running.settled();
      for (const personId of persons) expect(await deviceOf(personId)).toBeNull();
      const { views, folds, rows, rebuilt } = await stored();
      expect([views, rows]).toEqual([folds, rebuilt]);
    });
  });
}
