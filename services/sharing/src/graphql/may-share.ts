import { z } from 'zod';
import { canSendEmails } from '@lectern/schemas/access/abilities.ts';
import { hasPermission, type UserClaims } from '@lectern/schemas/access/claims.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readPresentation, type PresentationReplica } from '../replicas/presentations.ts';
import { readTeam, type TeamReplica } from '../replicas/teams.ts';
import type { Refusal } from '../shared-link/commands.ts';
import { problems } from '../texts/problems.ts';

/** Why the presentation cannot be shared; null when it can. NOT_FOUND when the caller cannot see it. */
export async function sharingRefusal(
  context: ServiceContext,
  claims: UserClaims,
  presentationId: string,
): Promise<Refusal | null> {
  const isVisible = (found: PresentationReplica) =>
    isVisibleTo(claims, found, new Date().toISOString());
  const isId = z.uuid().safeParse(presentationId).success;
  const isAcceptable = (found: PresentationReplica) => isVisible(found) && isShareable(found);
  const presentation = isId
    ? await readPresentation(context, claims.teamId, presentationId, isAcceptable)
    : null;
  if (!presentation || !isVisible(presentation))
    return { code: 'NOT_FOUND', message: problems.presentationUnknown };
  if (presentation.isInternalUseOnly) return { code: 'FORBIDDEN', message: problems.internalOnly };
  if (!isShareable(presentation))
    return {
      code: 'FORBIDDEN',
      message: problems.notSharedByLink,
    };
  const { isSharingEnabled } = await readTeam(context, claims.teamId);
  return isSharingEnabled ? null : { code: 'FORBIDDEN', message: problems.sharingOff };
}

/** Why the caller may not send mail; null when they may. */
export function sendingRefusal(
  claims: UserClaims,
  { isSendingEnabled, mayMembersSend }: TeamReplica,
): Refusal | null {
  const { may, flag } = canSendEmails({
    role: claims.role,
    features: { sendingEmails: isSendingEnabled, membersCanSendEmails: mayMembersSend },
  });
  if (may) return null;
  return {
    code: 'FORBIDDEN',
    message: flag === 'sendingEmails' ? problems.emailOff : problems.onlyAdminsSendEmail,
  };
}

/** Editors may share drafts: the links work as soon as the presentation is active. */
function isVisibleTo(
  claims: UserClaims,
  { isDeleted, status, ownerId, groupIds, releaseAt, expiresAt }: PresentationReplica,
  now: string,
): boolean {
  if (isDeleted) return false;
  if (hasPermission(claims, 'can_edit_presentations') || ownerId === claims.userId) return true;
  const isOpen =
    (releaseAt === null || releaseAt <= now) && (expiresAt === null || expiresAt > now);
  const isTheirs = groupIds.length === 0 || groupIds.some((id) => claims.groupIds.includes(id));
  return status === 'ACTIVE' && isTheirs && isOpen;
}

function isShareable({ settings, isInternalUseOnly }: PresentationReplica): boolean {
  return settings.canBeShared && settings.canBeSharedLink && !isInternalUseOnly;
}
