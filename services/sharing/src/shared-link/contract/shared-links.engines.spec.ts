import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { sharedLinksContract } from './shared-links.contract.ts';

const database = await openSpecDatabase();
sharedLinksContract('MongoDB and Kafka', () => database.env);
afterAll(() => database.close());
