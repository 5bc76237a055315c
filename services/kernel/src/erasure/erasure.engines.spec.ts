import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '../testing/mongo-database.ts';
import { erasureContract } from './erasure.contract.ts';

const database = await openSpecDatabase();
for (const suffix of ['billing', 'keys', 'feed']) database.database(suffix);
erasureContract('MongoDB and Kafka', () => ({
  ...process.env, LECTERN_STORE: database.url, LECTERN_LOG: `${process.env['LECTERN_LOG']}/${new URL(database.url).pathname.slice(1)}`, LECTERN_KEYS: undefined,
}), 2);
afterAll(() => database.close());
