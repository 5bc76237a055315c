import { startCopy } from '../../testing/start-copy.ts';
import { startEdge } from '../../testing/start-edge.ts';
import { copiesContract } from './copies.contract.ts';

copiesContract('the embedded engines', async () => {
  const edge = await startEdge({ isEmpty: true });
  const copy = await startCopy(edge);
  return {
    edge,
    bffs: [edge.lectern.bff, copy.bff],
    async stop() {
      await copy.stop();
      await edge.stop();
    },
  };
});
