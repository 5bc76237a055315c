import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import type { CloudEvent } from '@lectern/kernel/events/cloud-event.ts';
import type { FeedPage } from '@lectern/kernel/log/port.ts';
import type { Edge } from '../edge.ts';
import { EventVisibility } from './event-visibility.ts';
import { Slices } from './slices.ts';

/** Events that are decrypted together. */
const OPENED_AT_ONCE = 16;

/** Of all readers of this process. */
const slices = new Slices();

/** Reads a team's events in slices of the event loop, so that other calls are answered in between. */
export class FeedReader {
  readonly #engines: Engines;
  readonly #teamId: string;
  readonly #types: ReadonlySet<string> | null;
  readonly #visibility: EventVisibility;
  #sliceEnd = 0;
  /** Polls that find nothing are cheap: they wait for no slice. */
  #isCaughtUp = false;

  /** @param types null for all */
  constructor(edge: Edge, claims: UserClaims, types: ReadonlySet<string> | null) {
    this.#engines = edge.engines;
    this.#teamId = claims.teamId;
    this.#types = types;
    this.#visibility = new EventVisibility(edge, claims);
  }

  /** @throws DomainError INVALID for a cursor that is not of this store */
  async read(after: string | null, limit: number): Promise<FeedPage> {
    if (!this.#isCaughtUp) this.#sliceEnd = await slices.take();
    const page = await this.#engines.feed.read(this.#teamId, after, { limit, types: this.#types });
    this.#isCaughtUp = page.isEnd;
    return page;
  }

  /** The events of a page as this reader may see them, without damaged ones. */
  async *open(events: FeedPage['events']): AsyncGenerator<{ event: CloudEvent; cursor: string }> {
    for (let from = 0; from < events.length; from += OPENED_AT_ONCE) {
      if (performance.now() >= this.#sliceEnd) this.#sliceEnd = await slices.take();
      const some = events.slice(from, from + OPENED_AT_ONCE);
      const opened = await Promise.all(
        some.map(async (each) => ({ event: await this.#opened(each), cursor: each.cursor })),
      );
      for (const { event, cursor } of opened) if (event) yield { event, cursor };
    }
  }

  async #opened({ body, cursor }: FeedPage['events'][number]): Promise<CloudEvent | null> {
    if (body !== '') return this.#visibility.shown(await this.#engines.codec.readForFeed(body));
    this.#engines.logger.warn(
      { cursor },
      'an event of the log is damaged and left out of the stream',
    );
    return null;
  }
}
