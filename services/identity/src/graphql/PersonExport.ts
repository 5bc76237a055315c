import type { SeenExport } from '../person-export/find-export.ts';
import { pageOf } from '../person-export/page.ts';

export const PersonExport = {
  id: ({ id }: SeenExport) => id,
  requestedAt: ({ asked }: SeenExport) => asked.requestedAt,
  expiresAt: ({ asked }: SeenExport) => asked.expiresAt,
  isReady: ({ sections }: SeenExport) => sections !== null,
  file: ({ sections, asked, seen }: SeenExport) => sections && `${JSON.stringify({ person: seen.id, team: seen.teamId, asOf: asked.requestedAt, sections }, null, 2)}\n`,
  page: ({ sections, asked, seen }: SeenExport) => sections && pageOf(seen.user.name ?? seen.user.email ?? seen.id, asked.requestedAt, sections),
};
