import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { periodOf } from './period.ts';
import { sendDigest } from '../jobs/send-digest.ts';
import { userTimeZone } from '../replicas/time-zone.ts';
import { sharing } from '../service.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { linkExists } from '../shared-link/state.ts';
import { startSharingTeam, type SharedDeck, type SharingTeam } from '../testing/sharing-team.ts';

/** One mail per period from two processes, on the engines in `env`. */
export function digestsContract(engines: string, env: () => NodeJS.ProcessEnv): void {
  describe(`digests of a week or month on ${engines}`, () => {
    let team: SharingTeam;
    /** A second process on the same store: both read the log and claim jobs. */
    let copy: RunningServices | undefined;
    beforeAll(async () => {
      team = await startSharingTeam({ env: env() });
    });
    afterAll(async () => {
      await copy?.stop();
      await team.running.remove();
    });

    const context = () => team.running.service('sharing').systemContext(team.teamId);
    const keyOf = (cadence: 'weekly' | 'monthly', userId: string, start: string) =>
      `${cadence}/${team.teamId}/${userId}/${start}`;
    const digests = (cadence: 'weekly' | 'monthly', userId: string) =>
      team.mails(`digest.${cadence}.${team.teamId}.${userId}`);

    /** Makes the digest due. */
    async function comes(key: string): Promise<void> {
      await context().jobs.reschedule(sendDigest.kind, key, new Date().toISOString());
      await until(
        async () => (await context().jobs.get(sendDigest.kind, key))?.status === 'finished',
        'the digest is sent',
      );
    }

    /** A viewing, and the digest job that either process adds for it. */
    async function isRead(deck: SharedDeck, key: string, owner = team.admin): Promise<void> {
      const hit = await team.open(deck, {}, owner);
      await team.notice(deck, hit);
      await until(async () => {
        const link = (await context().view(sharedLink).get(deck.sharedLinkId))?.doc;
        return (
          link &&
          linkExists(link) &&
          link.noticedHitId === hit &&
          (await context().jobs.get(sendDigest.kind, key)) !== null
        );
      }, 'it is noticed');
    }

    test('two processes send one mail for a week, however many hits both see', async () => {
      await team.livesIn(team.admin, 'Europe/Oslo');
      await team.running.settled();
      const decks = [
        await team.share({ notificationLevel: 3, name: 'Acme' }),
        await team.share({ notificationLevel: 3, name: 'Globex' }),
      ];
      const silent = await team.share({ notificationLevel: 2, name: 'Told at once' });
      const hits: string[] = [];
      for (const deck of [...decks, silent]) {
        for (const visitorKey of ['one', 'one', 'two']) {
          const hit = await team.open(deck, { visitorKey });
          await (
            await team.read(deck, hit)
          )(10_000, 5_000);
          hits.push(hit);
          await team.notice(deck, hit);
        }
        await team.open(deck, { lane: 'bot' });
      }
      const period = periodOf('weekly', new Date().toISOString(), 'Europe/Oslo');
      const key = keyOf('weekly', team.admin.userId, period.start);
      await until(async () => {
        const noticed = await Promise.all(
          hits.map((id) =>
            team.call<{ noticedAt: string | null }>(
              'query ($id: ID!) { sharedLinkHit(id: $id) { noticedAt } }',
              { id },
            ),
          ),
        );
        return (
          noticed.every(({ answer }) => answer?.noticedAt) &&
          (await context().jobs.get(sendDigest.kind, key)) !== null
        );
      }, 'every opening is noticed');
      await team.running.settled();
      const job = await context().jobs.get(sendDigest.kind, key);
      expect(job).toMatchObject({ status: 'waiting', dueAt: period.dueAt });
      expect(await digests('weekly', team.admin.userId)).toEqual([]);

      copy = await startServices([sharing], { env: env(), folder: team.running.folder });
      await comes(key);
      const [mail, ...more] = await digests('weekly', team.admin.userId);
      expect(more).toEqual([]);
      expect(mail!.subject).toMatch(/^Your week: 4 visits, /);
      expect(mail!.text).toContain('4 visits through 2 links of yours, read for 1:30 in all.');
      expect(mail!.text).toContain('Acme: 2 visits, opened 3 times, read for 0:45.');
      expect(mail!.text).not.toContain('Told at once');
      expect((await team.feed()).items.filter(({ kind }) => kind === 'DIGEST_SENT')).toHaveLength(
        1,
      );
      expect(hits).toHaveLength(9);
    });

    test('a digest that runs a second time sends nothing', async () => {
      const key = keyOf(
        'weekly',
        team.admin.userId,
        periodOf('weekly', new Date().toISOString(), 'Europe/Oslo').start,
      );
      const before = await digests('weekly', team.admin.userId);
      expect(before).toHaveLength(1);
      await isRead(await team.share({ notificationLevel: 3 }), key);
      expect((await context().jobs.get(sendDigest.kind, key))?.status).toBe('finished');
      expect(await digests('weekly', team.admin.userId)).toHaveLength(1);
    });

    test('a month has its own mail, with its own links, and pages of the file that was read last', async () => {
      await copy?.stop(); // Two processes share the work, so neither knows when it is settled.
      copy = undefined;
      const deck = await team.share({ notificationLevel: 4, name: 'Monthly' }, team.member);
      await (
        await team.read(deck, await team.open(deck, {}, team.member))
      )(40_000, 20_000, 5_000);
      await team.replaceFile(deck, 2);
      await (
        await team.read(deck, await team.open(deck, {}, team.member))
      )(7_000);
      await team.running.settled();
      const { start, dueAt } = periodOf('monthly', new Date().toISOString(), 'UTC');
      const key = keyOf('monthly', team.member.userId, start);
      await isRead(deck, key, team.member);
      expect((await context().jobs.get(sendDigest.kind, key))?.dueAt).toBe(dueAt);
      await comes(key);
      const mails = await digests('monthly', team.member.userId);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.subject).toMatch(/^Your month: 3 visits, /);
      expect(mails[0]!.text).toContain(
        'Monthly: 3 visits, read for 1:12.\n2 pages, 1 opened, longest page 1 with 0:07.',
      );
    });

    test('links muted meanwhile are left out, and an empty digest is not sent', async () => {
      const other = { ...team.member, userId: team.member.userId };
      const deck = await team.share({ notificationLevel: 3, name: 'Muted since' }, other);
      const key = keyOf(
        'weekly',
        other.userId,
        periodOf('weekly', new Date().toISOString(), 'UTC').start,
      );
      await isRead(deck, key, other);
      const mute =
        'mutation ($id: ID!, $ownerId: ID!) { muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: 0) { notificationLevel } }';
      await team.call(mute, { id: deck.sharedLinkId, ownerId: other.userId }, team.system);
      await comes(key);
      expect(await digests('weekly', other.userId)).toEqual([]);
    });

    test('a sender without a time zone gets the digest in the team’s morning', async () => {
      const changed = TeamSettingsChanged({ teamId: team.teamId, timeZone: 'Pacific/Kiritimati' });
      await publishForeign(team.running.engines, `Team/${team.teamId}`, team.teamId, [changed], 2);
      await team.running.settled();
      const owner = { ...team.member, userId: newId() };
      const deck = await team.share({ notificationLevel: 4, name: 'Far away' }, owner);
      const { start, dueAt } = periodOf('monthly', new Date().toISOString(), 'Pacific/Kiritimati');
      const key = keyOf('monthly', owner.userId, start);
      await isRead(deck, key, owner);
      expect((await context().jobs.get(sendDigest.kind, key))?.dueAt).toBe(dueAt);
      expect(await userTimeZone(context(), team.teamId, { timeZone: 'Europe/Oslo' })).toBe(
        'Europe/Oslo',
      );
    });
  });
}
