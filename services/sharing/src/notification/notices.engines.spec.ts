import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { noticesContract } from './notices.contract.ts';

const database = await openSpecDatabase();
noticesContract('MongoDB and Kafka', () => database.env);
afterAll(() => database.close());
