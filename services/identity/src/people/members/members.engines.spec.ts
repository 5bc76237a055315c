import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { membersContract } from './members.contract.ts';

const database = await openSpecDatabase();
membersContract('MongoDB and Kafka', () => database.env);
afterAll(() => database.close());
