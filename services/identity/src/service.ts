import { service } from '@lectern/kernel/service/service.ts';
import { parts } from './parts.ts';
import { setUpFromSettings } from './people/first-admin/set-up-from-settings.ts';
import { personalData } from './people/person-export/personal-data.ts';

export const identity = service({
  name: 'identity',
  parts,
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
  onStart: setUpFromSettings,
});
