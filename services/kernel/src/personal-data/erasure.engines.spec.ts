import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '../testing/mongo-database.ts';
import { erasureContract } from './erasure.contract.ts';

const database = await openSpecDatabase();
erasureContract('MongoDB and Kafka', () => database.env, 2);
afterAll(() => database.close());
