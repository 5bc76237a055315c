import { mintCapability } from '@lectern/schemas/access/capability.ts';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';

/** As long as people keep mails. */
const MUTE_MS = 2 * 365 * 24 * 60 * 60_000;

/** Stops mails about a link without signing in, while `userId` owns it. The same URL for a mail that is sent again. */
export function muteUrl(
  { secrets, urls }: { secrets: Secrets; urls: { console: string } },
  {
    userId,
    sharedLinkId,
    presentationId,
    teamId,
    sentAt,
    what,
  }: {
    userId: string;
    sharedLinkId: string;
    presentationId: string;
    teamId: string;
    sentAt: string;
    what: 'notifications' | 'reminders';
  },
): string {
  const startedAt = Date.parse(sentAt);
  const token = mintCapability(secrets, {
    id: userId,
    kind: 'mute',
    sharedLinkId,
    activityId: null,
    signInId: null,
    presentationId,
    teamId,
    gates: 0,
    startedAt,
    expiresAt: startedAt + MUTE_MS,
  });
  return `${urls.console}/mute/${token}/${what}`;
}
