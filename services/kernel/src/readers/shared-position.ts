import type { JournalHead, JournalKey, Journals } from '../store/journals-port.ts';
import type { Lane } from './lane.ts';

/** A member's relation to a shared checkpoint: it has taken everything before it, or only what is before its own position. */
interface Claim {
  version: number;
  isApart: boolean;
}

/**
 * The checkpoint of one partition that the members of a reader share. It records which members have taken everything before
 * its offset, and the positions of the others. All of it stays true, whichever process writes it.
 */
export class SharedPosition {
  readonly #journals: Journals;
  readonly #key: JournalKey;
  #head: JournalHead | null = null;
  #claims = new Map<string, Claim>();

  /** @param name of the reader; the journal's name has the partition in it, so that its claims stand alone */
  constructor(journals: Journals, name: string, topic: string, partition: number) {
    this.#journals = journals;
    this.#key = { consumer: `${name} ${partition}`, topic, partition };
  }

  get offset(): number {
    return this.#head?.nextOffset ?? 0;
  }

  async load(): Promise<JournalHead> {
    const head = await this.#journals.takeOver(this.#key);
    const streams = await this.#journals.streams(this.#key.consumer);
    this.#claims = new Map(
      [...streams].map(([consumer, { version, isParked }]) => [
        consumer,
        { version, isApart: isParked },
      ]),
    );
    return (this.#head = head);
  }

  /** The member's position by this checkpoint. */
  claimOf(consumer: string): number {
    return this.#offsetOf(this.#claims.get(consumer));
  }

  /** Reads what another process may have written meanwhile. */
  async writtenFor(consumer: string): Promise<number> {
    const { nextOffset } = await this.#journals.head(this.#key);
    if (!(await this.#journals.isWritten(this.#key, nextOffset))) return 0;
    const claim = (await this.#journals.streams(this.#key.consumer, [consumer])).get(consumer);
    if (!claim) return 0;
    return claim.isParked ? claim.version : nextOffset;
  }

  /**
   * @param reached everything before it was read, and taken by every lane that is not apart
   * @throws JournalLost when another process has written meanwhile
   */
  async write(reached: number, lanes: readonly Lane[]): Promise<void> {
    const head = this.#head ?? (await this.load());
    const nextOffset = Math.max(head.nextOffset, reached);
    if (nextOffset === 0) return;
    // A process that has lost the partition may be behind its new owner and must not contradict it.
    const isFirst = reached >= head.nextOffset;
    const changed = this.#changes(nextOffset, lanes, isFirst);
    if (nextOffset === head.nextOffset && changed.size === 0) return;
    const streams = [...changed].map(([stream, { version, isApart }]) => ({
      stream,
      version,
      isParked: isApart,
    }));
    this.#head = null; // After a failure another process may have written.
    this.#head = await this.#journals.commit(this.#key, head.sequence, {
      nextOffset,
      rows: [],
      streams,
    });
    for (const [consumer, claim] of changed) this.#claims.set(consumer, claim);
  }

  #changes(nextOffset: number, lanes: readonly Lane[], isFirst: boolean): Map<string, Claim> {
    const changed = new Map<string, Claim>();
    for (const { member, position } of lanes) {
      const { consumer, hasJournal } = member;
      const claim = this.#claims.get(consumer);
      if (position >= nextOffset) {
        if (!claim || claim.isApart) changed.set(consumer, { version: nextOffset, isApart: false });
      } else if (claim && !claim.isApart) {
        if (isFirst) changed.set(consumer, { version: position, isApart: true });
      } else if (!hasJournal && position > (claim?.version ?? 0))
        changed.set(consumer, { version: position, isApart: true });
    }
    // Members that are not served here have not come further than this.
    if (nextOffset > this.offset) {
      const here = new Set(lanes.map(({ member }) => member.consumer));
      for (const [consumer, claim] of this.#claims)
        if (!claim.isApart && !here.has(consumer))
          changed.set(consumer, { version: this.offset, isApart: true });
    }
    return changed;
  }

  #offsetOf(claim: Claim | undefined): number {
    if (!claim) return 0;
    return claim.isApart ? claim.version : this.offset;
  }
}
