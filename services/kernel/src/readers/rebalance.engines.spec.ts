import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SharedLinkCanceled } from '@lectern/schemas/events/sharing.ts';
import { z } from 'zod';
import { newId } from '../ids.ts';
import { jobKind } from '../jobs/job-kind.ts';
import { policy } from '../policies/policy.ts';
import { openSpecDatabase } from '../testing/mongo-database.ts';
import {
  Link,
  linksOfPresentation,
  sampleService,
  versionsOfLink,
} from '../testing/sample-service.ts';
import { startServices, type RunningServices } from '../testing/start-service.ts';
import { until } from '../testing/until.ts';

const LINKS = 36;

/** The policy waits here in the middle of its batches, in every copy. */
const gate = { opened: Promise.withResolvers<void>(), waiting: new Set<unknown>() };

const mailWhenCanceled = policy<typeof SharedLinkCanceled>({
  name: 'mail-when-link-canceled',
  on: [SharedLinkCanceled],
  react: async ({ data, meta }, context) => {
    gate.waiting.add(context.engines);
    await gate.opened.promise;
    await context.jobs.add({
      kind: 'mail',
      key: meta.id,
      teamId: meta.teamId,
      subjectId: data.sharedLinkId,
      dueAt: new Date().toISOString(),
      data: { id: data.sharedLinkId },
    });
  },
});
const mail = jobKind({
  kind: 'mail',
  data: z.object({ id: z.string() }),
  concurrency: 4,
  run: ({ data: { id }, context }) =>
    context.engines.mailer.send({
      messageId: id,
      to: { name: null, address: 'ada@example.com' },
      subject: id,
      text: 'It is over.',
      html: '<p>It is over.</p>',
      persons: [],
    }),
});
const service = { ...sampleService, policies: [mailWhenCanceled], jobs: [mail] };

const database = await openSpecDatabase();
const teamId = newId();
const copies: RunningServices[] = [];
let mails: string;
const startCopy = async () =>
  void copies.push(
    await startServices([service], { env: { ...database.env, LECTERN_MAIL: `file:${mails}` } }),
  );
const billingOf = (copy: RunningServices) => copy.service('billing');

beforeAll(async () => {
  mails = await mkdtemp(join(tmpdir(), 'lectern-mails-'));
  await startCopy();
  await startCopy();
});
afterAll(async () => {
  gate.opened.resolve();
  await Promise.all(copies.map((copy) => copy.remove()));
  await database.close();
  await rm(mails, { recursive: true, force: true });
});

/** Links that the copies create and cancel in turn, so that the relays of both publish. */
async function canceledLinks(): Promise<string[]> {
  const ids = Array.from({ length: LINKS }, newId);
  await Promise.all(
    ids.map(async (id, n) => {
      const context = billingOf(copies[n % copies.length]!).systemContext(teamId);
      const presentationId = newId();
      await context.execute(Link, id, { type: 'Create', id, token: newId(), presentationId });
      await context.execute(Link, id, { type: 'Cancel', id });
    }),
  );
  return ids;
}

/** As a relay does that does not know that another one was faster. */
async function publishAgain(ids: readonly string[]): Promise<void> {
  const { engines, service: find } = copies[0]!;
  const { commits } = find('billing').store;
  for (const id of ids)
    for (const commit of await commits.read(`Link/${teamId}/${id}`))
      await engines.log.publish(engines.codec.envelopes(commit));
}

async function sentMails(): Promise<string[]> {
  const files = (await readdir(mails)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(mails, name), 'utf8')));
  return texts.map((text) => /^Subject: (\S+)/m.exec(text)?.[1] ?? text);
}

/** What each copy reads. */
async function rows(): Promise<string[]> {
  return Promise.all(
    copies.map(async (copy) => {
      const context = billingOf(copy).systemContext(teamId);
      const links = await context.rowsOf(linksOfPresentation).find({ list: 'all', limit: 1_000 });
      const versions = await Promise.all(
        links.map(({ id }) => context.rowsOf(versionsOfLink).get(id)),
      );
      return JSON.stringify([links, versions]);
    }),
  );
}

async function allIsDone(): Promise<boolean> {
  for (const copy of copies) {
    const { projections, policies, store } = billingOf(copy);
    for (const reader of [...projections, ...policies]) if ((await reader.lag()) > 0) return false;
    for (const status of ['waiting', 'running'] as const)
      if ((await store.jobs.count('mail', status)) > 0) return false;
  }
  return true;
}

test('with two relays, every event three times, and a copy that joins in the middle of batches, rows and mails are the same', async () => {
  const ids = await canceledLinks();
  await until(() => gate.waiting.size === 2, 'both copies are in the middle of a batch');
  await startCopy();
  await until(() => gate.waiting.size === 3, 'the third has taken over what another one is at');
  await publishAgain(ids.toReversed());
  await publishAgain([...ids.slice(LINKS / 2), ...ids.slice(0, LINKS / 2)]);
  gate.opened.resolve();
  await until(allIsDone, 'everything is read, and every mail is sent');

  expect((await sentMails()).toSorted()).toEqual(ids.toSorted());
  const [first = '', ...others] = await rows();
  expect(new Set([first, ...others]).size).toBe(1);
  const [links, versions]: { doc: object }[][] = JSON.parse(first);
  expect(links?.map(({ doc }) => doc)).toEqual(ids.map(() => ({ created: 1, canceled: 1 })));
  expect(versions?.map(({ doc }) => doc)).toEqual(ids.map(() => ({ versions: [1, 2] })));
  for (const { name } of [linksOfPresentation, versionsOfLink])
    await billingOf(copies[0]!).rebuild(name);
  expect(await rows()).toEqual([first, ...others]);
});
