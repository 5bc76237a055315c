import { afterAll } from '@jest/globals';
import { kernelContract } from './kernel.contract.ts';
import { openSpecDatabase } from './mongo-database.ts';

const database = await openSpecDatabase();
kernelContract('MongoDB and Kafka', () => database.env);
afterAll(() => database.close());
