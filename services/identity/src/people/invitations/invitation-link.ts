import type { Secrets } from '@lectern/kernel/access/secrets.ts';
import { tokenWithHash } from '../../sign-in/tokens/mailed-token.ts';

interface InvitationToken {
  userId: string;
  invitationId: string;
  tokenHash: string;
}

/** Where whoever is invited chooses a password; null once the secret that it was made with is gone. */
export function invitationLink(
  { secrets, urls }: { secrets: Secrets; urls: { console: string } },
  { userId, invitationId, tokenHash }: InvitationToken,
): string | null {
  const token = tokenWithHash(
    secrets,
    { purpose: 'invitation', userId, id: invitationId },
    tokenHash,
  );
  // Behind a hash, so that the token reaches no server's log and nothing that opens links by itself can use it.
  return token && `${urls.console}/password/create#${token}`;
}
