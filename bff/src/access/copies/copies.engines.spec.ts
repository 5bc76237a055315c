import { afterAll } from '@jest/globals';
import { startLecternOverHttp } from '@lectern/deploy/testing/lectern-over-http.ts';
import { openEngines } from '@lectern/kernel/engines/open-engines.ts';
import { openSpecDatabase } from '@lectern/kernel/testing/mongo-database.ts';
import { remoteGraphOf } from '../../graph/remote.ts';
import { startBff } from '../../start-bff.ts';
import { startEdge } from '../../testing/start-edge.ts';
import { copiesContract } from './copies.contract.ts';

const database = await openSpecDatabase();
copiesContract('MongoDB, Kafka, NATS and S3', async () => {
  const edge = await startEdge({
    isEmpty: true,
    env: database.env,
    start: startLecternOverHttp,
  });
  // The copy shares nothing with the first one but the services, as a process of its own.
  const { settings, logger } = edge.lectern.engines.engines;
  const { engines, close } = await openEngines(settings, logger);
  const graph = remoteGraphOf(engines);
  const copy = await startBff({ engines, graph });
  return {
    edge,
    bffs: [edge.lectern.bff, copy],
    async stop() {
      await copy.stop();
      await graph.stop();
      await close();
      await edge.stop();
    },
  };
});
afterAll(() => database.close());
