import { service } from '@lectern/kernel/service/service.ts';
import { parts } from './parts.ts';
import { personalData } from './personal-data.ts';

/** Shared links, the hits on them, and the mail about both. */
export const sharing = service({
  name: 'sharing',
  parts,
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
});
