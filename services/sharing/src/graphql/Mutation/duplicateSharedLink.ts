import { DomainError } from '@lectern/kernel/errors.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import { rulesOf } from '../../shared-link/rules.ts';
import type { ExistingSharedLink } from '../../shared-link/state.ts';
import { isPast } from '../../shared-link/status.ts';
import type { MutationResolvers } from '../generated.ts';
import { requireUser, createLink } from '../create-link.ts';
import { sharingRefusal } from '../may-share.ts';
import { undeletedLink } from '../rows.ts';
import { problems } from '../../texts/problems.ts';

/** Sends no mail: the user does that with the new link in view. */
export const duplicateSharedLink: MutationResolvers['duplicateSharedLink'] = async (
  _parent,
  { id },
  context,
) => {
  const claims = requireUser(context);
  const row = undeletedLink(await context.view(sharedLink).get(id));
  if (!row) throw new DomainError('NOT_FOUND', problems.linkUnknown);
  const { presentationId, name, notificationLevel, accessCode, recipients } = row.doc;
  const settings = {
    name,
    alias: null,
    expiresAt: dateAhead(row.doc, new Date().toISOString()),
    notificationLevel,
    accessCode,
    recipients: recipients.filter(({ email }) => email !== null),
    ...rulesOf(row.doc),
  };
  return createLink(context, claims, {
    presentationId,
    settings,
    mail: null,
    refusal: await sharingRefusal(context, claims, presentationId),
  });
};

/** Replaces a past date with one as far ahead as the original was when that link was created. */
function dateAhead({ expiresAt, createdAt }: ExistingSharedLink, now: string): string | null {
  if (expiresAt === null || !isPast(expiresAt, now)) return expiresAt;
  return new Date(
    Date.parse(now) + Math.max(60_000, Date.parse(expiresAt) - Date.parse(createdAt)),
  ).toISOString();
}
