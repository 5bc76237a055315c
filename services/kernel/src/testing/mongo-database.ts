import { randomBytes } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';

/** The MongoDB of the engines run under a name of its own, and a way past the adapters. */
export interface SpecDatabase {
  url: string;
  /** The database of a service, or of another suffix. */
  database(suffix: string): mongo.Db;
  /** Deletes every database that was asked for. */
  close(): Promise<void>;
}

/** @throws where no engines run was started */
export async function openSpecDatabase(): Promise<SpecDatabase> {
  const store = process.env['LECTERN_STORE'];
  if (!store?.startsWith('mongodb')) throw new Error('LECTERN_STORE names no MongoDB: this spec belongs to the engines run.');
  const name = `spec${randomBytes(5).toString('hex')}`;
  const url = store.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
  const connection = await mongoose.createConnection(url).asPromise();
  const used = new Map<string, mongo.Db>();
  return {
    url,
    database(suffix) {
      const database = used.get(suffix) ?? connection.getClient().db(`${name}_${suffix}`);
      used.set(suffix, database);
      return database;
    },
    async close() {
      await Promise.all([...used.values()].map((database) => database.dropDatabase()));
      await connection.close();
    },
  };
}
