import { expect, test } from '@jest/globals';
import { readCapability } from '@lectern/schemas/access/capability.ts';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { Call } from '../http/call.ts';
import { memberFileUrls } from './member-grant.ts';

test('a member’s address for a file is good for an hour, and names the sign-in it ends with', () => {
  const signInId = newId();
  const secrets = new Secrets(['a secret of more than thirty-two characters']);
  const call = {
    edge: { engines: { secrets, urls: { content: 'http://127.0.0.1:4001' } } },
    claims: { kind: 'user', teamId: newId(), signInId },
  } as unknown as Call;
  const now = 1_800_000_000_000;
  const { url, expiresAt } = memberFileUrls(
    call,
    { presentationId: newId(), fileId: newId() },
    now,
  );
  const grant = url.split('/')[4]!;
  expect(expiresAt).toBe(new Date(now + 3_600_000).toISOString());
  expect(readCapability(secrets, grant, 'bytes', now + 3_599_000)).toMatchObject({
    status: 'valid',
    capability: { signInId, sharedLinkId: null },
  });
  expect(readCapability(secrets, grant, 'bytes', now + 3_600_000).status).toBe('expired');
});
