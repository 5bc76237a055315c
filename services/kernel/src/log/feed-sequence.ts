import { setTimeout as pause } from 'node:timers/promises';
import {
  type Collection,
  type Database,
  isDuplicate,
  text,
  withRetry,
} from '../store/mongo/connection.ts';
import { serialize } from './kafka/serialize.ts';
import type { LogRecord } from './port.ts';

/** After losing to another process, wait up to this times the number of losses, so that one of them gets ahead. */
const BACK_OFF_MS = 20;
const MAX_BACK_OFF_MS = 500;

export interface FeedLine {
  /** Its position: 1, 2, 3 and so on, of all teams together. */
  _id: number;
  team: string;
  eventId: string;
  body: string;
}

/**
 * Gives each event its position, once and forever. Processes may append at the same time: a position is unique, and it
 * is taken only after the one before it. So a reader who is past a position has missed nothing before it, even if a
 * process dies, wakes up late or reads a partition twice.
 */
export class FeedSequence {
  readonly lines: Collection<FeedLine>;
  /** Positions up to here are taken. */
  #taken = 0;
  #waiting: Omit<FeedLine, '_id'>[] = [];
  /** What the partitions of this process bring meanwhile goes out together. */
  readonly #appendWaiting = serialize(() => this.#append(this.#waiting.splice(0)));

  private constructor(lines: Collection<FeedLine>) {
    this.lines = lines;
  }

  static async open(database: Database): Promise<FeedSequence> {
    const lines = database.collection<FeedLine>('lines');
    await lines.createIndexes([
      { key: { team: 1, _id: 1 } },
      { key: { team: 1, eventId: 1 }, unique: true },
    ]);
    return new FeedSequence(lines);
  }

  /** The position of the last event. */
  async last(): Promise<number> {
    const [line] = await this.lines
      .find({ _id: { $gte: this.#taken } }, { projection: { _id: 1 } })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    return line?._id ?? 0;
  }

  /** Keeps the order of the records; skips those that have a position or no team. */
  async append(records: readonly LogRecord[]): Promise<void> {
    for (const { teamId, eventId, body } of records)
      if (teamId !== null) this.#waiting.push({ team: teamId, eventId, body });
    await this.#appendWaiting();
  }

  async #append(events: readonly Omit<FeedLine, '_id'>[]): Promise<void> {
    let rest = [...new Map(events.map((event) => [keyOf(event), event])).values()];
    for (let losses = 0; rest.length > 0;) {
      const next = this.#taken + 1;
      try {
        await withRetry(() =>
          this.lines.insertMany(
            rest.map((event, place) => ({ _id: next + place, ...event })),
            { ordered: true },
          ),
        );
        this.#taken += rest.length;
        return;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        // The position or the event is there already.
        const loss = Math.min(MAX_BACK_OFF_MS, BACK_OFF_MS * losses++);
        await pause(Math.random() * loss);
        rest = await this.#without(rest);
        this.#taken = await this.last();
      }
    }
  }

  async #without<Event extends Omit<FeedLine, '_id'>>(events: readonly Event[]): Promise<Event[]> {
    const byTeam = Map.groupBy(events, ({ team }) => team);
    const found = await this.lines
      .find(
        {
          $or: [...byTeam].map(([team, ofTeam]) => ({
            team: text(team),
            eventId: { $in: ofTeam.map(({ eventId }) => text(eventId)) },
          })),
        },
        { projection: { team: 1, eventId: 1 } },
      )
      .toArray();
    const there = new Set(found.map(keyOf));
    return events.filter((event) => !there.has(keyOf(event)));
  }
}

function keyOf({ team, eventId }: Pick<FeedLine, 'team' | 'eventId'>): string {
  return `${team}/${eventId}`;
}
