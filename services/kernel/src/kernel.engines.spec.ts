import { afterAll } from '@jest/globals';
import { kernelContract } from './testing/kernel.contract.ts';
import { openSpecDatabase } from './testing/mongo-database.ts';

const database = await openSpecDatabase();
kernelContract('MongoDB and Kafka', () => database.env);
afterAll(() => database.close());
