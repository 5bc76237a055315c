import { afterAll } from '@jest/globals';
import { openSpecDatabase, type SpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { membersContract } from './members.contract.ts';

let opened: SpecDatabase | undefined;

// A store of its own, because there is one first administrator a store; mails are read where they lie.
membersContract('MongoDB and Kafka', async () => {
  opened = await openSpecDatabase();
  opened.database('identity'); // So that it goes when the spec does.
  return { ...process.env, LECTERN_STORE: opened.url, LECTERN_MAIL: undefined };
});
afterAll(() => opened?.close());
