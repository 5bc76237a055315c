import { randomBytes } from 'node:crypto';
import { DomainError } from '../errors.ts';
import { isDuplicate, openDatabase, withRetry, text } from '../store/mongo/connection.ts';
import { withUnavailableErrors } from '../store/mongo/when-away.ts';
import { refuseToEraseNames } from './blind-index.ts';
import type { Keys } from './port.ts';

export interface StoredKey {
  /** The person. */
  _id: string;
  /** Base64; null once it was erased, so that none is made again. */
  key: string | null;
}

/** Keys in a MongoDB database of their own, `<name in the url>_keys`, to be backed up apart from what they seal. */
export async function openMongoKeys({ url }: { url: string }): Promise<Keys> {
  const { database, close } = await openDatabase(url, 'keys');
  const keys = database.collection<StoredKey>('keys');
  const listeners: (() => void)[] = [];
  const find = (personId: string) => keys.findOne({ _id: text(personId) });

  const make = async (personId: string): Promise<StoredKey> => {
    try {
      await withRetry(() =>
        keys.insertOne({ _id: personId, key: randomBytes(32).toString('base64') }),
      );
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    // The stored key counts, also where another process made it.
    return (await find(personId))!;
  };

  return withUnavailableErrors({
    async keyFor(personId) {
      const { key } = (await find(personId)) ?? (await make(personId));
      if (key === null) throw new DomainError('GONE', 'The data of this person was erased.');
      return Buffer.from(key, 'base64');
    },
    async open(personId) {
      const key = (await find(personId))?.key;
      return key ? Buffer.from(key, 'base64') : null;
    },
    async erase(personId) {
      refuseToEraseNames(personId);
      const erase = () =>
        keys.updateOne({ _id: text(personId) }, { $set: { key: null } }, { upsert: true });
      await withRetry(erase).catch((error: unknown) =>
        isDuplicate(error) ? withRetry(erase) : Promise.reject(error),
      );
      for (const listener of listeners) listener();
    },
    onErased: (listener) => void listeners.push(listener),
    close,
  });
}
