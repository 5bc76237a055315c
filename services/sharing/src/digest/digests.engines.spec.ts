import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { digestsContract } from './digests.contract.ts';

const database = await openSpecDatabase();
digestsContract('MongoDB and Kafka', () => database.env);
afterAll(() => database.close());
