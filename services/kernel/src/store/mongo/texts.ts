import type { TextMatch, TextPage, TextQuery, Texts } from '../texts-port.ts';
import { type Collection, type Database, rowId, text, withRetry } from './connection.ts';

interface StoredText {
  _id: string;
  teamId: string;
  ownerId: string;
  number: number;
  text: string;
  /** Each once. */
  words: string[];
}

const AT_ONCE = 500;

export class MongoTexts implements Texts {
  readonly #texts: Collection<StoredText>;

  constructor(database: Database) {
    this.#texts = database.collection<StoredText>('texts');
  }

  async declare(): Promise<void> {
    await this.#texts.createIndex({ teamId: 1, words: 1 });
    await this.#texts.createIndex({ teamId: 1, ownerId: 1 });
  }

  async put(teamId: string, ownerId: string, pages: readonly TextPage[]): Promise<void> {
    const rows = pages.map(({ number, text, words }): StoredText => ({
      _id: rowId(teamId, ownerId, String(number)),
      teamId,
      ownerId,
      number,
      text,
      words: [...new Set(words)],
    }));
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const writes = rows.slice(start, start + AT_ONCE).map((row) => ({
        replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true },
      }));
      await withRetry(() => this.#texts.bulkWrite(writes));
    }
    const numbers = rows.map(({ number }) => number);
    await withRetry(() =>
      this.#texts.deleteMany({ ...ofOwner(teamId, ownerId), number: { $nin: numbers } }),
    );
  }

  async remove(teamId: string, ownerId: string): Promise<void> {
    await withRetry(() => this.#texts.deleteMany(ofOwner(teamId, ownerId)));
  }

  async has(teamId: string, ownerId: string): Promise<boolean> {
    return (await this.#texts.findOne(ofOwner(teamId, ownerId))) !== null;
  }

  async isEmpty(teamId: string): Promise<boolean> {
    return (await this.#texts.findOne({ teamId: text(teamId) })) === null;
  }

  async search(teamId: string, { words, prefix, limit, skip }: TextQuery): Promise<TextMatch[]> {
    // The longest word is likely the rarest: the index finds its pages, and the others are looked for on these.
    const rarestFirst = words.toSorted((a, b) => b.length - a.length);
    const wanted = [
      ...rarestFirst.map((word) => ({ words: text(word) })),
      ...(prefix === null
        ? []
        : [{ words: { $elemMatch: { $gte: prefix, $lt: `${prefix}\u{10FFFF}` } } }]),
    ];
    if (wanted.length === 0) return [];
    const found = await this.#texts
      .find({ teamId: text(teamId), $and: wanted })
      .sort({ _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray();
    return found.map(({ ownerId, number, text }) => ({ ownerId, number, text }));
  }
}

function ofOwner(teamId: string, ownerId: string) {
  return { teamId: text(teamId), ownerId: text(ownerId) };
}
