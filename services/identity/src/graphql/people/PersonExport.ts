import { isPersonExportReady } from '@lectern/kernel/personal-data/person-export.ts';
import { sectionsOf, type ExportRow } from '../../people/person-export/find-export.ts';
import { pageOf } from '../../people/person-export/page.ts';
import type { PersonExportResolvers } from '../generated.ts';

export type PersonExportParent = ExportRow;

export const PersonExport = {
  id: ({ id }) => id,
  requestedAt: ({ asked }) => asked.requestedAt,
  expiresAt: ({ asked }) => asked.expiresAt,
  isReady: ({ id, seen }, _args, { engines }) =>
    isPersonExportReady(engines, { exportId: id, userId: seen.id, teamId: seen.teamId }),
  file: async (found, _args, context) => {
    const sections = await sectionsOf(found, context);
    return (
      sections &&
      `${JSON.stringify({ person: found.seen.id, team: found.seen.teamId, asOf: found.asked.requestedAt, sections }, null, 2)}\n`
    );
  },
  page: async (found, _args, context) => {
    const sections = await sectionsOf(found, context);
    const { id, user } = found.seen;
    return sections && pageOf(user.name ?? user.email ?? id, found.asked.requestedAt, sections);
  },
} satisfies PersonExportResolvers;
