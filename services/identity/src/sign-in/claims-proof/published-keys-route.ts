import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { sendJson, type Serve } from '@lectern/kernel/process/internal-server.ts';
import { publishedKeys } from './signing-keys.ts';

/** Where the other processes find the keys that sign claims: the path of LECTERN_JWKS_URL. */
export const publishedKeysRoute = ({ keys }: Engines): Readonly<Record<string, Serve>> => ({
  '/.well-known/jwks.json': async (_req, res) => sendJson(res, 200, await publishedKeys(keys)),
});
