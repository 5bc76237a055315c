import { afterAll } from '@jest/globals';
import { startLecternOverHttp } from '@lectern/deploy/testing/lectern-over-http.ts';
import { openSpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { startEdge } from '../../testing/start-edge.ts';
import { copiesContract } from './copies.contract.ts';

const database = await openSpecDatabase();
copiesContract('MongoDB, Kafka, NATS and S3', async () => {
  const start = () => startEdge({ isEmpty: true, env: database.env, start: startLecternOverHttp });
  const [edge, other] = [await start(), await start()];
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
