import { afterAll } from '@jest/globals';
import { openSpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { startEdge } from '../../testing/start-edge.ts';
import { copiesContract } from './copies.contract.ts';

const database = await openSpecDatabase();
copiesContract('MongoDB, Kafka, NATS and S3', async () => {
  const { env } = database;
  const [edge, other] = [
    await startEdge({ isEmpty: true, env }),
    await startEdge({ isEmpty: true, env }),
  ];
  return {
    edge,
    bffs: [edge.lectern.bff, other.lectern.bff],
    async stop() {
      await other.stop();
      await edge.stop();
    },
  };
});
afterAll(() => database.close());
