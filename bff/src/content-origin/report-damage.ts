import type { Graph } from '@lectern/gateway/graph.ts';
import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { graphql } from '../gql/gql.ts';
import { ask } from '../graph/ask.ts';

const RepairFile = graphql(`
  mutation RepairFile($fileId: ID!) {
    repairFile(fileId: $fileId)
  }
`);

/** Has content repair what this process finds damaged while it serves files. In one process content finds it itself. */
export function reportDamage({ storedFiles, logger }: Engines, graph: Graph): void {
  storedFiles.onDamaged((folder) => {
    const [teamId = '', , fileId = ''] = folder.split('/');
    logger.warn({ fileId }, 'A stored file is damaged');
    const request = {
      claims: { kind: 'edge' as const, teamId },
      correlationId: newId(),
      idempotency: null,
    };
    ask(graph, RepairFile, { fileId }, request).catch((err: unknown) =>
      logger.warn({ err, fileId }, 'A damaged file is not repaired'),
    );
  });
}
