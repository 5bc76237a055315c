import { service } from '@lectern/kernel/service/service.ts';
import { parts } from './parts.ts';
import { personalData } from './personal-data.ts';

/** Viewer sessions, what happened in them, and the figures that come of it. */
export const analytics = service({
  name: 'analytics',
  parts,
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
});
