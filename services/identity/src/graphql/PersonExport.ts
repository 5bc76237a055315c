import { isPersonExportReady } from '@lectern/kernel/personal-data/person-export.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sectionsOf, type SeenExport } from '../person-export/find-export.ts';
import { pageOf } from '../person-export/page.ts';

export const PersonExport = {
  id: ({ id }: SeenExport) => id,
  requestedAt: ({ asked }: SeenExport) => asked.requestedAt,
  expiresAt: ({ asked }: SeenExport) => asked.expiresAt,
  isReady: ({ id, seen }: SeenExport, _args: unknown, { engines }: ServiceContext) => isPersonExportReady(engines, { exportId: id, userId: seen.id, teamId: seen.teamId }),
  file: async (found: SeenExport, _args: unknown, context: ServiceContext) => {
    const sections = await sectionsOf(found, context);
    return sections && `${JSON.stringify({ person: found.seen.id, team: found.seen.teamId, asOf: found.asked.requestedAt, sections }, null, 2)}\n`;
  },
  page: async (found: SeenExport, _args: unknown, context: ServiceContext) => {
    const sections = await sectionsOf(found, context);
    const { id, user } = found.seen;
    return sections && pageOf(user.name ?? user.email ?? id, found.asked.requestedAt, sections);
  },
};
