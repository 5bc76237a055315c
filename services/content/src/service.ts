import { service } from '@lectern/kernel/service/service.ts';
import { removeLeftovers } from './conversion/work-folder.ts';
import { parts } from './parts.ts';
import { personalData } from './personal-data.ts';

export const content = service({
  name: 'content',
  parts,
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
  onStart: ({ engines }) => removeLeftovers(engines.settings),
});
