import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import {
  PresentationCreated,
  PresentationFileReplaced,
  PresentationProcessed,
} from '@lectern/schemas/events/content.ts';
import { TeamRegistered } from '@lectern/schemas/events/identity/teams.ts';
import { ProfileEdited, UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import {
  SharedLinkHitRecorded,
  ViewerSessionStarted,
  type HitLane,
} from '@lectern/schemas/events/telemetry.ts';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { aUser, startServices } from '@lectern/kernel/testing/start-service.ts';
import { sharing } from '../service.ts';

export interface SharedDeck {
  presentationId: string;
  sharedLinkId: string;
}

export interface HitOf {
  lane?: HitLane;
  /** Shared by hits of one visitor. */
  visitorKey?: string | null;
  openedAt?: string;
  laneReason?: string | null;
}

const settings = {
  canBeShared: true,
  canBeSharedLink: true,
  canBeForwarded: true,
  canBeDownloaded: true,
  canBePrinted: true,
  canBePrintedByUser: true,
  canBeExported: true,
};

/** A team on running services; publishes what other services would. */
export async function startSharingTeam(options: Parameters<typeof startServices>[1] = {}) {
  const running = await startServices([sharing], options);
  const teamId = newId();
  const admin = aUser({ teamId });
  const member = aUser({ teamId, role: 'TEAM_MEMBER' });
  const system: Claims = { kind: 'system', teamId };
  const { engines } = running;
  await publishForeign(engines, `Team/${teamId}`, teamId, [
    TeamRegistered({ teamId, name: 'Acme', slug: 'acme' }),
  ]);
  for (const [{ userId }, name] of [
    [admin, 'Bob'],
    [member, 'Mia'],
  ] as const) {
    await publishForeign(engines, `User/${userId}`, null, [
      UserRegistered({
        userId,
        email: `${name.toLowerCase()}@example.com`,
        emailName: userId,
        name,
        slug: name.toLowerCase(),
        passwordHash: null,
      }),
    ]);
  }

  async function call<Answer = Record<string, unknown>>(
    document: string,
    variables: Record<string, unknown> = {},
    claims: Claims = admin,
  ) {
    const { data, errors } = await running.call({
      service: 'sharing',
      document,
      variables,
      claims,
    });
    const error: Record<string, unknown> | null = errors[0]
      ? { ...errors[0].extensions, message: errors[0].message }
      : null;
    return { answer: (data && Object.values(data)[0]) as Answer, error };
  }

  return {
    running,
    teamId,
    admin,
    member,
    system,
    call,

    async livesIn({ userId }: { userId: string }, timeZone: string): Promise<void> {
      await publishForeign(
        engines,
        `User/${userId}`,
        null,
        [ProfileEdited({ userId, teamId, timeZone })],
        2,
      );
    },

    async share(input: Record<string, unknown> = {}, claims = admin): Promise<SharedDeck> {
      const presentationId = newId();
      const fileId = newId();
      const file = {
        fileId,
        name: 'q3.pdf',
        mimeType: 'application/pdf',
        extension: 'pdf',
        size: 9,
        digest: 'd',
        blobKey: 'k',
      };
      const pages = Array.from({ length: 4 }, () => ({ width: 595, height: 842 }));
      await publishForeign(engines, `Presentation/${teamId}/${presentationId}`, teamId, [
        PresentationCreated({
          presentationId,
          ownerId: admin.userId,
          name: 'Q3 deck',
          slug: 'q3-deck',
          presentationType: 'pdf',
          status: 'ACTIVE',
          description: null,
          locale: 'en',
          settings,
          file,
        }),
        PresentationProcessed({ presentationId, fileId, pages, blobPrefix: 'p', renderer: 2 }),
      ]);
      const document =
        'mutation ($presentationId: ID!, $input: SharePresentationInput!) { sharePresentation(presentationId: $presentationId, input: $input) { id } }';
      const { answer, error } = await call<{ id: string }>(
        document,
        { presentationId, input },
        claims,
      );
      if (error) throw new Error(JSON.stringify(error));
      return { presentationId, sharedLinkId: answer.id };
    },

    /** Shows another file from now on. */
    async replaceFile({ presentationId }: SharedDeck, pageCount: number): Promise<void> {
      const fileId = newId();
      const file = {
        fileId,
        name: 'q4.pdf',
        mimeType: 'application/pdf',
        extension: 'pdf',
        size: 9,
        digest: 'e',
        blobKey: 'l',
      };
      const pages = Array.from({ length: pageCount }, () => ({ width: 595, height: 842 }));
      await publishForeign(
        engines,
        `Presentation/${teamId}/${presentationId}`,
        teamId,
        [
          PresentationFileReplaced({ presentationId, file, presentationType: 'pdf' }),
          PresentationProcessed({ presentationId, fileId, pages, blobPrefix: 'q', renderer: 2 }),
        ],
        3,
      );
    },

    /** Opens the link. @returns the hit's id */
    async open(
      { presentationId, sharedLinkId }: SharedDeck,
      {
        lane = 'person',
        visitorKey = newId(),
        openedAt = new Date().toISOString(),
        laneReason = null,
      }: HitOf = {},
      owner = admin,
    ): Promise<string> {
      const hitId = newId();
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
      await publishFact(
        engines,
        teamId,
        SharedLinkHitRecorded({
          presentationId,
          sharedLinkId,
          linkOwnerId: owner.userId,
          hitId,
          openedAt,
          lane,
          laneReason,
          visitorKey,
          userAgent,
        }),
        `${hitId}/hit`,
      );
      return hitId;
    },

    /** Begins a viewing. @returns a function that ends it, with the milliseconds on each page */
    async read({ presentationId, sharedLinkId }: SharedDeck, hitId: string) {
      const sessionId = newId();
      const startedAt = new Date().toISOString();
      const of = {
        presentationId,
        sharedLinkId,
        linkOwnerId: admin.userId,
        hitId,
        sessionId,
        viewerId: null,
        startedAt,
      };
      await publishFact(
        engines,
        teamId,
        ViewerSessionStarted({ ...of, activityId: null, pageCount: 4, userAgent: null }),
        `${sessionId}/start`,
      );
      return async (...times: number[]) => {
        const pages = times.map((timeMs, n) => ({ page: n + 1, timeMs, views: 1 }));
        const elapsedMs = times.reduce((sum, time) => sum + time, 0);
        const account = {
          lane: 'person' as const,
          contactId: null,
          isContactVerified: false,
          visitor: hitId,
          elapsedMs,
          pageCount: 4,
          pages,
          lastPage: times.length,
          downloads: 0,
          prints: 0,
          linkClicks: [],
        };
        const closed = ViewerSessionClosed({
          ...of,
          endedAt: new Date().toISOString(),
          account,
          replaced: null,
          revision: 3,
        });
        await publishForeign(engines, `ViewerSession/${teamId}/${sessionId}`, teamId, [closed]);
      };
    },

    /** The viewer reports a reader. */
    async notice({ presentationId, sharedLinkId }: SharedDeck, hitId: string): Promise<void> {
      const document =
        'mutation ($id: ID!, $sharedLinkId: ID!, $presentationId: ID!) { noticeHit(id: $id, sharedLinkId: $sharedLinkId, presentationId: $presentationId) }';
      const { answer, error } = await call<boolean>(
        document,
        { id: hitId, sharedLinkId, presentationId },
        system,
      );
      if (!answer) throw new Error(JSON.stringify(error));
    },

    async feed(claims = admin) {
      const document =
        '{ notifications { unreadCount items { id kind title message isRead hitCount hitId sharedLink { id } } } }';
      return (
        await call<{
          unreadCount: number;
          items: {
            id: string;
            kind: string;
            message: string;
            isRead: boolean;
            hitCount: number;
            sharedLink: { id: string } | null;
          }[];
        }>(document, {}, claims)
      ).answer;
    },

    /** Sent mails that contain the text. */
    async mails(text: string): Promise<Email[]> {
      const names = (await readdir(running.folder, { recursive: true })).filter((name) =>
        name.endsWith('.eml'),
      );
      const mails = await Promise.all(
        names
          .toSorted()
          .map(async (name) => PostalMime.parse(await readFile(join(running.folder, name)))),
      );
      return mails.filter((mail) =>
        `${mail.messageId} ${mail.subject} ${mail.text}`.includes(text),
      );
    },
  };
}

export type SharingTeam = Awaited<ReturnType<typeof startSharingTeam>>;
