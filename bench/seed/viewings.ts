import { determineAssignment } from '@lectern/analytics/assignment/assignment.ts';
import { reportedActivity } from '@lectern/analytics/viewing/viewing.ts';
import { decide } from '@lectern/analytics/viewer-session/commands.ts';
import type { ViewingIdentity } from '@lectern/analytics/viewer-session/account.ts';
import { viewerSession } from '@lectern/analytics/viewer-session/viewer-session.ts';
import {
  viewerSessions,
  type ViewerSessionRow,
} from '@lectern/analytics/viewer-sessions/projection.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Fact } from '@lectern/kernel/events/codec.ts';
import type { LogEntry } from '@lectern/kernel/log/port.ts';
import { logIdOf } from '@lectern/schemas/telemetry/viewer-event-id.ts';
import {
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import type { SeededLink } from './links.ts';
import { idAt, iso } from './random.ts';
import { append, type Team } from './team.ts';

export interface SeededHit {
  id: string;
  at: number;
  link: SeededLink;
  lane: 'person' | 'bot';
  visitorKey: string;
  userAgent: string;
}

/** Page turns per viewing. */
const TURNS = 7;

/** One reader's viewing: some pages in a row, sometimes a click on a link, and the end. */
export class SeededViewing {
  readonly #team: Team;
  readonly #identity: ViewingIdentity;
  readonly #hit: SeededHit;
  readonly #events: readonly DomainEvent[];
  readonly #endedAt: number;

  constructor(team: Team, hit: SeededHit, random: () => number) {
    const { link, at } = hit;
    const { presentation } = link;
    this.#team = team;
    this.#hit = hit;
    const sessionId = idAt(at + 400);
    const reading = {
      presentationId: presentation.id,
      sharedLinkId: link.id,
      linkOwnerId: team.userId,
    };
    this.#identity = {
      ...reading,
      sessionId,
      hitId: hit.id,
      viewerId: null,
      startedAt: iso(at + 400),
    };
    const recorded = (elapsedMs: number, action: string, path: string, page: number | null) =>
      ViewerEventRecorded({
        ...reading,
        sessionId,
        category: 'PDF',
        action,
        path,
        page,
        detail: null,
        elapsedMs,
        heardAt: iso(at + 500 + elapsedMs),
        eventAtUs: (at + 450 + elapsedMs) * 1_000,
      });
    let elapsedMs = 0;
    const turns = Array.from({ length: TURNS }, (_, turn) => {
      const page = 1 + (turn % Math.max(1, presentation.pageCount));
      const event = recorded(elapsedMs, 'change_page', String(page).padStart(4, '0'), null);
      elapsedMs += Math.round(500 + random() ** 4 * 60_000);
      return event;
    });
    const click =
      random() < 0.2
        ? [
            recorded(
              elapsedMs,
              'click_link',
              'https://halden.example/offer',
              Math.min(TURNS, presentation.pageCount),
            ),
          ]
        : [];
    this.#endedAt = at + 500 + elapsedMs;
    this.#events = [
      ViewerSessionStarted({
        ...reading,
        sessionId,
        hitId: hit.id,
        viewerId: null,
        activityId: null,
        opening: this.#opening,
        startedAt: this.#identity.startedAt,
        pageCount: presentation.pageCount,
        userAgent: hit.userAgent,
      }),
      ...turns,
      ...click,
      ViewerSessionEnded({ ...reading, sessionId, elapsedMs, endedAt: iso(this.#endedAt) }),
    ];
  }

  entries(): Promise<LogEntry>[] {
    const { engines, teamId } = this.#team;
    const { presentationId, sessionId } = this.#identity;
    return this.#events.map((event) =>
      engines.codec.fact({
        event: event as Fact['event'],
        id: this.#idOf(event),
        key: presentationId,
        subject: `ViewerSession/${teamId}/${sessionId}`,
        teamId,
        time: iso(this.#endedAt),
      }),
    );
  }

  get #opening() {
    const { at, lane, visitorKey } = this.#hit;
    return { openedAt: iso(at), lane, visitorKey };
  }

  #idOf({ type, data }: DomainEvent): string {
    const { sessionId } = this.#identity;
    if (type === 'ViewerEventRecorded')
      return logIdOf(data as unknown as Parameters<typeof logIdOf>[0]);
    return type === 'ViewerSessionStarted'
      ? `${sessionId}/start`
      : `${sessionId}/end/${this.#endedAt}`;
  }

  /** Appends the account that analytics would make. */
  async book(): Promise<void> {
    const { id, at, link } = this.#hit;
    const { pageCount } = link.presentation;
    const identity = { ...this.#identity, hitId: id };
    const assignment = determineAssignment(identity, this.#opening, {
      hit: null,
      lane: null,
      forwardedAt: null,
      recipients: link.recipientId ? [link.recipientId] : [],
    });
    const reported = reportedActivity({
      session: this.#session(),
      pings: null,
      booked: null,
      pageCount,
    });
    const by = { now: iso(this.#endedAt), actorId: null };
    const opened = decide(
      { type: 'OpenViewerSession', identity, assignment, pageCount, ...by },
      viewerSession.initial,
    );
    const open = { ...opened[0]!.data, status: 'open' as const, bookedAt: iso(at) };
    const closed = decide(
      {
        type: 'CloseViewerSession',
        identity,
        assignment,
        reported,
        endedAt: iso(this.#endedAt),
        ...by,
      },
      open,
    );
    await append(this.#team, this.#team.service('analytics'), viewerSession, {
      id: identity.sessionId,
      at: this.#endedAt,
      decided: [...opened, ...closed],
    });
  }

  #session(): ViewerSessionRow {
    let row: unknown;
    for (const event of this.#events)
      row = viewerSessions.apply(
        row as ViewerSessionRow | undefined,
        event as unknown as Parameters<typeof viewerSessions.apply>[1],
        this.#identity.sessionId,
      );
    return row as ViewerSessionRow;
  }
}
