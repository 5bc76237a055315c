import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import {
  SharedLinkVisitorVerified,
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';

export interface ViewingOptions {
  /** Milliseconds since the start. */
  ago?: number;
  sharedLinkId?: string;
  linkOwnerId: string;
  /** A member who views without a link. */
  viewerId?: string | null;
  of: string;
}

/** A presentation of thirty pages. @returns its id */
export async function aPresentation(
  engines: Pick<Engines, 'codec' | 'log'>,
  of: string,
): Promise<string> {
  const presentationId = newId();
  await publishPages(engines, of, presentationId, 30);
  return presentationId;
}

/** Shows a new file from now on. */
export function publishPages(
  engines: Pick<Engines, 'codec' | 'log'>,
  of: string,
  presentationId: string,
  count: number,
  nth = 1,
): Promise<void> {
  const pages = Array.from({ length: count }, () => ({ width: 595, height: 842 }));
  return publishForeign(
    engines,
    `Presentation/${of}/${presentationId}`,
    of,
    [
      PresentationProcessed({
        presentationId,
        fileId: newId(),
        pages,
        blobPrefix: 'p',
        renderer: 2,
      }),
    ],
    nth,
  );
}

/** A viewing that began `ago` ms ago on the server's clock, and publishes its reports at once. */
export class Viewing {
  readonly #engines: Pick<Engines, 'codec' | 'log'>;
  readonly sessionId = newId();
  readonly sharedLinkId: string;
  readonly presentationId: string;
  readonly #startedAt: number;
  readonly #linkOwnerId: string;
  readonly #teamId: string;
  readonly #viewerId: string | null;
  readonly hitId = newId();

  constructor(
    engines: Pick<Engines, 'codec' | 'log'>,
    presentationId: string,
    { ago = 60_000, sharedLinkId = newId(), linkOwnerId, viewerId = null, of }: ViewingOptions,
  ) {
    this.#engines = engines;
    this.#teamId = of;
    this.presentationId = presentationId;
    this.sharedLinkId = sharedLinkId;
    this.#linkOwnerId = linkOwnerId;
    this.#viewerId = viewerId;
    this.#startedAt = Date.now() - ago;
  }

  start = () =>
    this.#report(
      ViewerSessionStarted({
        ...this.#reading,
        hitId: this.#viewerId ? null : this.hitId,
        viewerId: this.#viewerId,
        activityId: null,
        startedAt: this.at(0),
        pageCount: 30,
        userAgent: 'Firefox',
      }),
    );
  turn = (elapsedMs: number, page: number) =>
    this.#event(elapsedMs, 'PDF', 'change_page', String(page).padStart(4, '0'));
  click = (elapsedMs: number, page: number, target: string) =>
    this.#event(elapsedMs, 'PDF', 'click_link', target, page);
  type = (elapsedMs: number, text: string) =>
    this.#event(elapsedMs, 'data-capture', 'submit', '0001', null, JSON.stringify({ text }));
  hide = (elapsedMs: number) => this.#event(elapsedMs, 'visibility', 'hidden', null);
  ping = (elapsedMs: number, page: number, heardAfter = elapsedMs) =>
    this.#report(
      ViewerSessionPinged({
        ...this.#reading,
        elapsedMs,
        page,
        pageCount: 30,
        isPaused: false,
        heardAt: this.at(heardAfter),
      }),
    );
  verify(visitorId: string) {
    const { sessionId: _sessionId, ...reading } = this.#reading;
    return this.#report(
      SharedLinkVisitorVerified({
        ...reading,
        hitId: this.hitId,
        visitorId,
        email: null,
        verifiedAt: this.at(0),
      }),
    );
  }
  end = (elapsedMs: number) =>
    this.#report(ViewerSessionEnded({ ...this.#reading, elapsedMs, endedAt: this.at(elapsedMs) }));

  #event(
    elapsedMs: number,
    category: string,
    action: string,
    path: string | null,
    page: number | null = null,
    meta: string | null = null,
  ) {
    const eventAtUs = (this.#startedAt + elapsedMs) * 1_000;
    return this.#report(
      ViewerEventRecorded({
        ...this.#reading,
        category,
        action,
        path,
        page,
        detail: null,
        meta,
        eventAtUs,
        elapsedMs,
        heardAt: this.at(elapsedMs),
      }),
    );
  }

  get #reading() {
    return {
      presentationId: this.presentationId,
      sharedLinkId: this.#viewerId ? null : this.sharedLinkId,
      linkOwnerId: this.#viewerId ? null : this.#linkOwnerId,
      sessionId: this.sessionId,
    };
  }

  at = (elapsedMs: number) => new Date(this.#startedAt + elapsedMs).toISOString();
  #report = (event: DomainEvent) => publishFact(this.#engines, this.#teamId, event);
}
