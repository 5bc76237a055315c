import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readUser } from '../replicas/users.ts';
import { newToken } from '../shared-link/address.ts';
import type { MailText, Refusal } from '../shared-link/commands.ts';
import type { LinkSettings } from '../shared-link/settings.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { defaultRules } from '../shared-link/state.ts';
import { committedLink, type SharedLinkRow } from './rows.ts';
import { problems } from '../texts/problems.ts';

const FIRST_OPENING = 1;

/** @throws DomainError FORBIDDEN */
export function requireUser({ claims }: ServiceContext): UserClaims {
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', problems.onlyPeopleCreateLinks);
  return claims;
}

export async function withDefaults(
  context: ServiceContext,
  { userId }: UserClaims,
  given: Partial<LinkSettings>,
): Promise<LinkSettings> {
  const level =
    given.notificationLevel ??
    (await readUser(context, userId))?.notificationLevel ??
    FIRST_OPENING;
  return {
    name: null,
    alias: null,
    expiresAt: null,
    accessCode: null,
    recipients: [],
    ...defaultRules,
    ...given,
    notificationLevel: level,
  };
}

/**
 * The command carries the refusal, so that a repeated call gets the first answer even if the presentation has changed since.
 */
export async function createLink(
  context: ServiceContext,
  { userId }: UserClaims,
  {
    presentationId,
    settings,
    mail,
    refusal,
  }: {
    presentationId: string;
    settings: LinkSettings;
    mail: MailText | null;
    refusal: Refusal | null;
  },
): Promise<SharedLinkRow> {
  const sharedLinkId = newId();
  const linkType = settings.recipients.length > 0 ? 'EMAIL' : 'LINK';
  return committedLink(
    await context.execute(sharedLink, sharedLinkId, {
      type: 'CreateSharedLink',
      sharedLinkId,
      presentationId,
      createdBy: userId,
      token: newToken(),
      linkType,
      settings,
      mail,
      refusal,
    }),
  );
}
