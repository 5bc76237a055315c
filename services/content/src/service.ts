import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { service } from '@lectern/kernel/service/service.ts';
import { addRepair } from './jobs/repair-file.ts';
import { parts } from './parts.ts';
import { personalData } from './personal-data.ts';
import { prepareConversion } from './conversion/sandbox/prepare-conversion.ts';

export const content = service({
  name: 'content',
  parts,
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
  async onStart(context) {
    repairWhatIsDamaged(context);
    await prepareConversion(context.engines);
  },
});

/** Repairs files that readers of this process find damaged. */
function repairWhatIsDamaged(context: ServiceContext): void {
  const { storedFiles, logger } = context.engines;
  storedFiles.onDamaged((folder) => {
    const [teamId = '', , fileId = ''] = folder.split('/');
    logger.warn({ fileId }, 'A stored file is damaged');
    addRepair(context.asSystem(teamId), teamId, fileId).catch((err: unknown) =>
      logger.warn({ err, fileId }, 'A damaged file is not repaired'),
    );
  });
}
