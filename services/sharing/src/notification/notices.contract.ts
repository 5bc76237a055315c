import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { PresentationProcessingFailed } from '@lectern/schemas/events/content.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { sendAlert } from '../jobs/send-alert.ts';
import { remindOfExpiry } from '../jobs/remind-of-expiry.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { startSharingTeam, type SharingTeam } from '../testing/sharing-team.ts';

/** Notifications and alerts, on the engines in `env`. */
export function noticesContract(engines: string, env: () => NodeJS.ProcessEnv): void {
  describe(`how senders are told on ${engines}`, () => {
    let team: SharingTeam;
    beforeAll(async () => {
      team = await startSharingTeam({ env: env() });
    });
    afterAll(() => team.running.remove());

    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
    const visitMails = (visitId: string) => team.mails(`visit.${visitId}`);
    const ofLink = async (sharedLinkId: string) =>
      (await team.feed()).items.filter((each) => each.sharedLink?.id === sharedLinkId);

    /** A command may answer before its events are published, so wait for the effect. */
    const settled = async (what: string, isThere: () => Promise<boolean>) => {
      await until(isThere, what);
      await team.running.settled();
    };

    test('level 0: no notification and no mail', async () => {
      const deck = await team.share({ notificationLevel: 0, name: 'Silent' });
      await team.notice(deck, await team.open(deck));
      await team.running.settled();
      expect(await team.mails('Silent')).toEqual([]);
      expect(await ofLink(deck.sharedLinkId)).toEqual([]);
    });

    test('level 1: only the first hit is notified, by mail and in the feed', async () => {
      const deck = await team.share({ notificationLevel: 1, name: 'First only' });
      const first = await team.open(deck, { openedAt: at(0) });
      await team.notice(deck, first);
      await team.notice(deck, first);
      const second = await team.open(deck, { openedAt: at(30) });
      await team.notice(deck, second);
      await settled('it is mailed', async () => (await team.mails('First only')).length > 0);
      const mails = await team.mails('First only');
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        subject: 'Opened: Q3 deck (First only)',
        to: [{ name: 'Bob', address: 'bob@example.com' }],
      });
      expect(mails[0]!.text).toContain(
        'Someone opened it through your link “First only” for the first time.',
      );
      expect(mails[0]!.text).toContain('Firefox on Linux');
      expect(mails[0]!.text).toMatch(
        new RegExp(`^See the visit: .*/links/${deck.sharedLinkId}$`, 'm'),
      );
      expect(await ofLink(deck.sharedLinkId)).toMatchObject([
        { id: first, kind: 'FIRST_OPENING', isRead: false, hitCount: 1, hitId: first },
      ]);
    });

    test('a visit that continues with a new file reports that file’s pages and the whole time', async () => {
      const deck = await team.share({ notificationLevel: 2, name: 'New edition' });
      const visitor = { visitorKey: 'who comes back' };
      const first = await team.open(deck, visitor);
      await (
        await team.read(deck, first)
      )(40_000, 20_000);
      await team.replaceFile(deck, 9);
      await (
        await team.read(deck, await team.open(deck, visitor))
      )(2_000, 3_000, 4_000);
      await team.running.settled();
      await team.notice(deck, first);
      await settled('it is mailed', async () => (await visitMails(first)).length > 0);
      const [mail] = await visitMails(first);
      expect(mail!.text).toContain('Time: 1:09');
      expect(mail!.text).toContain('9 pages, 3 opened, longest page 3 with 0:04.');
      expect(mail!.text).not.toContain('0:40');
    });

    test('level 2: every visit is notified once, however often the visitor opens the link', async () => {
      const deck = await team.share({ notificationLevel: 2, name: 'Every visit' });
      const visitor = { visitorKey: 'somebody' };
      const hits: string[] = [];
      for (const minutes of [0, 9, 17, 26])
        hits.push(await team.open(deck, { ...visitor, openedAt: at(minutes) }));
      const later = await team.open(deck, { ...visitor, openedAt: at(36) });
      const other = await team.open(deck, { visitorKey: 'somebody else', openedAt: at(1) });
      await team.running.settled(); // A mail counts the hits that are known when it is written.
      await Promise.all([...hits, later, other].map((hit) => team.notice(deck, hit)));
      await settled(
        'all visits are told of',
        async () =>
          (await ofLink(deck.sharedLinkId)).reduce((sum, { hitCount }) => sum + hitCount, 0) === 6,
      );
      expect(
        (await team.mails('Every visit')).map(({ messageId }) => messageId).toSorted(),
      ).toEqual([hits[0]!, later, other].map((id) => `<visit.${id}@localhost>`).toSorted());
      const [mail] = await visitMails(hits[0]!);
      expect(mail!.text).toContain('4 times in this visit');
      const count = '{ sharedLinks { items { name hitCount } } }';
      const { answer } = await team.call<{ items: object[] }>(count, {});
      expect(answer!.items).toContainEqual({ name: 'Every visit', hitCount: 2 });
      expect(
        (await ofLink(deck.sharedLinkId)).map(({ id, hitCount }) => [id, hitCount]).toSorted(),
      ).toEqual(
        [
          [hits[0], 4],
          [later, 1],
          [other, 1],
        ].toSorted(),
      );
    });

    test('a visit under way is mailed when it ends, with the time on each page', async () => {
      const deck = await team.share({ notificationLevel: 2, name: 'With times' });
      const hit = await team.open(deck);
      const end = await team.read(deck, hit);
      await team.running.settled();
      await team.notice(deck, hit);
      await until(
        async () => (await ofLink(deck.sharedLinkId)).length === 1,
        'the feed says so at once',
      );
      expect(await visitMails(hit)).toEqual([]);
      await end(12_000, 0, 100_000);
      const [mail] = await until(async () => {
        const mails = await visitMails(hit);
        return mails.length > 0 && mails;
      }, 'the mail is there');
      expect(mail!.text).toContain('Time: 1:52');
      expect(mail!.text).toMatch(/^See the visit: .*\/visits\/[0-9a-f-]{36}$/m);
      expect(mail!.text).toContain('4 pages, 2 opened, longest page 3 with 1:40');
      expect(mail!.html!.match(/<td valign="bottom"/g)).toHaveLength(4);
    });

    test('a visit that goes on after a reload is mailed once, when its last viewing ends', async () => {
      const deck = await team.share({ notificationLevel: 2, name: 'Reloaded' });
      const visitor = { visitorKey: 'who reloads' };
      const first = await team.open(deck, visitor);
      const end = await team.read(deck, first);
      await team.running.settled();
      await team.notice(deck, first);
      await until(async () => (await ofLink(deck.sharedLinkId)).length === 1, 'it is in the feed');
      const second = await team.open(deck, visitor);
      const endSecond = await team.read(deck, second);
      await end(2_000, 3_000);
      await team.running.settled();
      const context = team.running.service('sharing').systemContext(team.teamId);
      const makeDue = () =>
        context.jobs.reschedule(sendAlert.kind, first, new Date().toISOString());
      await makeDue();
      await team.running.settled();
      expect(await visitMails(first)).toEqual([]);
      await endSecond(2_000, 3_000);
      await team.running.settled();
      await makeDue();
      await settled('it is mailed', async () => (await visitMails(first)).length > 0);
      expect((await visitMails(first)).map(({ text }) => /Time: .*/.exec(text ?? '')?.[0])).toEqual(
        ['Time: 0:10'],
      );
    });

    test('bots and the own team are not notified, nor hits that became one meanwhile', async () => {
      const deck = await team.share({ notificationLevel: 2, name: 'No persons' });
      for (const lane of ['bot', 'own-team'] as const) {
        await team.notice(deck, await team.open(deck, { lane }));
      }
      await team.running.settled();
      expect(await team.mails('No persons')).toEqual([]);
      expect(await ofLink(deck.sharedLinkId)).toEqual([]);
    });

    test('a link muted from a mail stays silent until notifications are turned on', async () => {
      const deck = await team.share({ notificationLevel: 2, name: 'Muted' });
      const mute =
        'mutation ($id: ID!, $ownerId: ID!, $notificationLevel: Int, $areRemindersMuted: Boolean) { muteSharedLink(id: $id, ownerId: $ownerId, notificationLevel: $notificationLevel, areRemindersMuted: $areRemindersMuted) { notificationLevel areRemindersMuted } }';
      const set = async (what: object) =>
        (
          await team.call(
            mute,
            { id: deck.sharedLinkId, ownerId: team.admin.userId, ...what },
            team.system,
          )
        ).answer;
      expect(await set({ notificationLevel: 0 })).toEqual({
        notificationLevel: 0,
        areRemindersMuted: false,
      });
      await team.notice(deck, await team.open(deck));
      await team.running.settled();
      expect(await team.mails('Muted')).toEqual([]);
      expect(await set({ notificationLevel: 2 })).toMatchObject({ notificationLevel: 2 });
      for (const notificationLevel of [-1, 5])
        expect(
          (
            await team.call(
              mute,
              { id: deck.sharedLinkId, ownerId: team.admin.userId, notificationLevel },
              team.system,
            )
          ).error,
        ).toMatchObject({ fields: { notificationLevel: ['Choose a level from 0 to 4.'] } });
      await team.notice(deck, await team.open(deck));
      await settled('it is mailed', async () => (await team.mails('Muted')).length > 0);
      expect(await team.mails('Muted')).toHaveLength(1);
      expect(
        (
          await team.call(mute, {
            id: deck.sharedLinkId,
            ownerId: team.admin.userId,
            notificationLevel: 0,
          })
        ).error?.['code'],
      ).toBe('FORBIDDEN');
    });

    test('the sender is reminded a few days before a link expires, by mail unless reminders are muted', async () => {
      const expiresAt = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString();
      const decks = [
        await team.share({ name: 'Ends soon', expiresAt }),
        await team.share({ name: 'Ends quietly', expiresAt }),
      ];
      const context = team.running.service('sharing').systemContext(team.teamId);
      await settled('both are seen to', async () => {
        const jobs = await Promise.all(
          decks.map(({ sharedLinkId }) =>
            context.jobs.get(remindOfExpiry.kind, `${sharedLinkId}/${expiresAt}`),
          ),
        );
        return jobs.every((job) => job !== null);
      });
      await context.execute(sharedLink, decks[1]!.sharedLinkId, {
        type: 'SetReminders',
        sharedLinkId: decks[1]!.sharedLinkId,
        isMuted: true,
      });
      for (const { sharedLinkId } of decks) {
        const key = `${sharedLinkId}/${expiresAt}`;
        const job = await context.jobs.get(remindOfExpiry.kind, key);
        expect(job?.dueAt).toBe(new Date(Date.parse(expiresAt) - 3 * 24 * 3_600_000).toISOString());
        await context.jobs.reschedule(remindOfExpiry.kind, key, new Date().toISOString());
      }
      await team.running.settled();
      for (const { sharedLinkId } of decks)
        expect(await ofLink(sharedLinkId)).toMatchObject([{ kind: 'LINK_EXPIRING' }]);
      const reminders = await team.mails('Expires soon:');
      expect(reminders.map(({ subject }) => subject)).toEqual([
        'Expires soon: Q3 deck (Ends soon)',
      ]);
      expect(reminders[0]!.text).toMatch(
        new RegExp(`^Choose another date: .*/links/${decks[0]!.sharedLinkId}$`, 'm'),
      );
    });

    test('a near date, or one that was moved, sends no reminder', async () => {
      const near = await team.share({
        expiresAt: new Date(Date.now() + 24 * 3_600_000).toISOString(),
      });
      const expiresAt = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString();
      const moved = await team.share({ expiresAt });
      const context = team.running.service('sharing').systemContext(team.teamId);
      await settled(
        'it is seen to',
        async () =>
          (await context.jobs.listBySubject(near.sharedLinkId)).length > 0 &&
          (await context.jobs.listBySubject(moved.sharedLinkId)).length > 1,
      );
      expect(await context.jobs.listBySubject(near.sharedLinkId)).toHaveLength(1); // The job that expires it.
      await context.execute(sharedLink, moved.sharedLinkId, {
        type: 'ReviseSharedLink',
        sharedLinkId: moved.sharedLinkId,
        changes: { expiresAt: null },
      });
      await context.jobs.reschedule(
        remindOfExpiry.kind,
        `${moved.sharedLinkId}/${expiresAt}`,
        new Date().toISOString(),
      );
      await team.running.settled();
      expect(await ofLink(moved.sharedLinkId)).toEqual([]);
    });

    test('access requests and failed files appear in the owner’s feed', async () => {
      const deck = await team.share({ name: 'For Kim' });
      const context = team.running.service('sharing').systemContext(team.teamId);
      const request = {
        askerId: 'kim',
        email: 'kim@example.com',
        name: 'Kim',
        message: null,
        reason: 'RECIPIENTS_ONLY',
      } as const;
      await context.execute(sharedLink, deck.sharedLinkId, {
        type: 'AskForAccess',
        sharedLinkId: deck.sharedLinkId,
        request,
      });
      const stream = `Presentation/${team.teamId}/${deck.presentationId}`;
      const failed = PresentationProcessingFailed({
        presentationId: deck.presentationId,
        fileId: newId(),
        reason: 'encrypted',
        message: 'It is protected by a password.',
      });
      await publishForeign(team.running.engines, stream, team.teamId, [failed], 3);
      await settled('both are in the feed', async () => {
        const { items } = await team.feed();
        return ['ACCESS_ASKED', 'UPLOAD_FAILED'].every((kind) =>
          items.some((each) => each.kind === kind),
        );
      });
      expect(await ofLink(deck.sharedLinkId)).toMatchObject([
        {
          kind: 'ACCESS_ASKED',
          message: 'Kim wants access to Q3 deck via “For Kim”.',
        },
      ]);
      const { items } = await team.feed();
      expect(items.find(({ kind }) => kind === 'UPLOAD_FAILED')).toMatchObject({
        message: expect.stringContaining('It is protected by a password.'),
      });
    });

    test('a feed belongs to its user, and read notifications stay read', async () => {
      const own = await team.share({ notificationLevel: 2 }, team.member);
      await team.notice(own, await team.open(own, {}, team.member));
      await settled(
        'it is in the feed',
        async () => (await team.feed(team.member)).items.length > 0,
      );
      const [raised] = (await team.feed(team.member)).items;
      expect(raised).toMatchObject({ sharedLink: { id: own.sharedLinkId }, isRead: false });
      expect((await team.feed()).items.some(({ id }) => id === raised!.id)).toBe(false);
      const read = (ids: string[], claims = team.member) =>
        team.call<number>(
          'mutation ($ids: [ID!]!) { readNotifications(ids: $ids) }',
          { ids },
          claims,
        );
      await read([raised!.id], team.admin);
      expect((await team.feed(team.member)).unreadCount).toBe(1);
      expect((await read([raised!.id, newId()])).answer).toBe(0);
      expect(await team.feed(team.member)).toMatchObject({
        unreadCount: 0,
        items: [{ isRead: true }],
      });
      expect((await team.call('mutation { readAllNotifications }')).answer).toBe(0);
      expect((await team.feed()).unreadCount).toBe(0);
    });

    test('an announcement reaches every member, and each marks it read separately', async () => {
      const make =
        'mutation { makeAnnouncement(title: "New prices", message: "They hold from Monday.") { id isRead } }';
      expect((await team.call(make, {}, team.member)).error?.['code']).toBe('FORBIDDEN');
      const { answer } = await team.call<{ id: string }>(make);
      const seen = async (claims = team.member) =>
        (
          await team.call<{ id: string; isRead: boolean }[]>(
            '{ announcements { id title message isRead } }',
            {},
            claims,
          )
        ).answer;
      expect(await seen()).toEqual([
        { id: answer.id, title: 'New prices', message: 'They hold from Monday.', isRead: false },
      ]);
      expect((await team.call('{ unreadNotificationCount }', {}, team.member)).answer).toBe(1);
      await team.call(
        'mutation ($ids: [ID!]!) { readNotifications(ids: $ids) }',
        { ids: [answer.id] },
        team.member,
      );
      expect((await team.call('{ unreadNotificationCount }', {}, team.member)).answer).toBe(0);
      expect([(await seen())[0]!.isRead, (await seen(team.admin))[0]!.isRead]).toEqual([
        true,
        false,
      ]);
    });

    test('only administrators read their team’s outbox', async () => {
      const outbox =
        '{ mailOutbox(first: 200) { isReadable items { id subject to text html sentAt } } }';
      const { answer } = await team.call<{
        isReadable: boolean;
        items: { id: string; subject: string; to: string }[];
      }>(outbox);
      expect(answer.isReadable).toBe(true);
      const mail = answer.items.find(({ subject }) => subject === 'Opened: Q3 deck (First only)')!;
      expect(mail).toMatchObject({
        to: 'bob@example.com',
        text: expect.stringContaining('First only'),
        html: expect.stringContaining('<!doctype html>'),
        sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      const one = 'query ($id: ID!) { sentMail(id: $id) { subject } }';
      expect((await team.call(one, { id: mail.id })).answer).toEqual({ subject: mail.subject });
      const stranger = { ...team.admin, teamId: newId() };
      expect((await team.call(outbox, {}, stranger)).answer).toEqual({
        isReadable: true,
        items: [],
      });
      expect((await team.call(one, { id: mail.id }, stranger)).answer).toBeNull();
      expect((await team.call(one, { id: '../../secret' })).answer).toBeNull();
      expect((await team.call(outbox, {}, team.member)).error?.['code']).toBe('FORBIDDEN');
    });

    test('members who made a link to a file that could not be processed hear it once, as its owner does', async () => {
      const { presentationId } = await team.share();
      const share =
        'mutation ($id: ID!) { sharePresentation(presentationId: $id, input: {}) { id } }';
      for (let link = 1; link <= 2; link++)
        await team.call(share, { id: presentationId }, team.member);
      const failed = PresentationProcessingFailed({
        presentationId,
        fileId: newId(),
        reason: 'damaged',
        message: 'It ends in the middle of page 7.',
      });
      const stream = `Presentation/${team.teamId}/${presentationId}`;
      await publishForeign(team.running.engines, stream, team.teamId, [failed], 3);
      for (const person of [team.admin, team.member]) {
        const heard = async () =>
          (await team.feed(person)).items.filter(({ message }) => message.includes('page 7'));
        await settled('it is in the feed', async () => (await heard()).length > 0);
        expect(await heard()).toHaveLength(1);
      }
    });
  });
}
