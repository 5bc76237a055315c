import { randomBytes } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';

/** The engines of the engines run under a name of their own, and a way past the adapters. */
export interface SpecDatabase {
  url: string;
  /** The environment of services that have databases and topics to themselves; mails are read where they lie. */
  env: NodeJS.ProcessEnv;
  /** The database of a service, or of another suffix. */
  database(suffix: string): mongo.Db;
  /** Deletes every database of this name. */
  close(): Promise<void>;
}

/** @throws where no engines run was started */
export async function openSpecDatabase(): Promise<SpecDatabase> {
  const store = process.env['LECTERN_STORE'];
  if (!store?.startsWith('mongodb'))
    throw new Error('LECTERN_STORE names no MongoDB: this spec belongs to the engines run.');
  const name = `spec${randomBytes(5).toString('hex')}`;
  const url = store.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
  const connection = await mongoose.createConnection(url).asPromise();
  const client = connection.getClient();
  return {
    url,
    env: {
      ...process.env,
      LECTERN_STORE: url,
      LECTERN_LOG: `${process.env['LECTERN_LOG']}/${name}`,
      LECTERN_KEYS: undefined,
      LECTERN_MAIL: undefined,
    },
    database: (suffix) => client.db(`${name}_${suffix}`),
    async close() {
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
      await Promise.all(
        databases
          .filter((database) => database.name.startsWith(`${name}_`))
          .map((database) => client.db(database.name).dropDatabase()),
      );
      await connection.close();
    },
  };
}
