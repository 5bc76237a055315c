// Runs identity as a process of its own.
import { runService } from '@lectern/kernel/process/run-service.ts';
import { identity } from './service.ts';
import { publishedKeys } from './sign-in/claims-proof/signing-keys.ts';

await runService(identity, {
  settings: [
    'LECTERN_ADMIN_EMAIL',
    'LECTERN_ADMIN_PASSWORD',
    'LECTERN_TEAM_NAME',
    'LECTERN_REGISTRATION',
    'LECTERN_TERMS_URL',
    'LECTERN_PRIVACY_URL',
    'LECTERN_SIGN_ON_HOSTS',
    'LECTERN_DNS_SERVER',
    'LECTERN_PASSWORD_COST',
  ],
  signingKeys: ({ keys }) => publishedKeys(keys),
});
