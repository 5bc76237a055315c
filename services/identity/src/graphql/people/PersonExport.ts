import { isPersonExportReady } from '@lectern/kernel/personal-data/person-export.ts';
import { sectionsOf, type ExportRow } from '../../people/person-export/find-export.ts';
import { pageOf } from '../../people/person-export/page.ts';
import type { PersonExportResolvers } from '../generated.ts';

export type PersonExportParent = ExportRow;

export const PersonExport = {
  id: ({ id }) => id,
  requestedAt: ({ request }) => request.requestedAt,
  expiresAt: ({ request }) => request.expiresAt,
  isReady: ({ id, person }, _args, { engines }) =>
    isPersonExportReady(engines, { exportId: id, userId: person.id, teamId: person.teamId }),
  file: async (found, _args, context) => {
    const sections = await sectionsOf(found, context);
    return (
      sections &&
      `${JSON.stringify({ person: found.person.id, team: found.person.teamId, asOf: found.request.requestedAt, sections }, null, 2)}\n`
    );
  },
  page: async (found, _args, context) => {
    const sections = await sectionsOf(found, context);
    const { id, user } = found.person;
    return sections && pageOf(user.name ?? user.email ?? id, found.request.requestedAt, sections);
  },
} satisfies PersonExportResolvers;
