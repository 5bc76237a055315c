import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { tokenWithHash } from '../../sign-in/tokens/mailed-token.ts';

interface InvitationToken {
  userId: string;
  invitationId: string;
  tokenHash: string;
}

/** Null once the secret that made the token is gone. */
export function invitationLink(
  { secrets, urls }: { secrets: Secrets; urls: { console: string } },
  { userId, invitationId, tokenHash }: InvitationToken,
): string | null {
  const token = tokenWithHash(
    secrets,
    { purpose: 'invitation', userId, id: invitationId },
    tokenHash,
  );
  // In the fragment, so that no server logs the token and no link scanner uses it.
  return token && `${urls.console}/password/create#${token}`;
}
