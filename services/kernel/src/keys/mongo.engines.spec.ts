import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '../testing/mongo-database.ts';
import { keysContract } from './keys.contract.ts';
import { openMongoKeys } from './mongo.ts';

const database = await openSpecDatabase();
keysContract('MongoDB', () => openMongoKeys({ url: database.url }));
afterAll(() => database.close());
