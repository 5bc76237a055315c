import { z } from 'zod';
import { hasPermission, type UserClaims } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readPresentation, type PresentationReplica } from '../../replicas/presentations.ts';
import { newToken } from '../../shared-link/address.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationSharePresentationArgs } from '../generated.ts';
import { rowOf } from '../rows.ts';

const ON_FIRST_CLICK = 1;
const text = z.string().trim().nullish().transform((value) => value || null);

const shareInput = z.object({
  name: text.pipe(z.string().max(200, 'A name has at most 200 characters.').nullable()),
  alias: text,
  expiresAt: z.string().nullish().transform((value) => value ?? null),
  notificationLevel: z.number().min(0, 'Choose a level from 0 to 4.').max(4, 'Choose a level from 0 to 4.').nullish(),
});

/** Whoever edits can share drafts as well: their links answer as soon as the presentation is active. */
export async function sharePresentation(_parent: unknown, { presentationId, input }: MutationSharePresentationArgs, context: ServiceContext) {
  const { claims } = context;
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', 'A link is made by a person.');
  const { name, alias, expiresAt, notificationLevel } = shareInput.parse(input);
  await assertMayBeShared(context, claims, presentationId);
  const sharedLinkId = newId();
  const made = await context.execute(sharedLink, sharedLinkId, {
    type: 'CreateSharedLink', sharedLinkId, presentationId, createdBy: claims.userId, token: newToken(), alias, name, expiresAt,
    notificationLevel: notificationLevel ?? ON_FIRST_CLICK,
  });
  return rowOf(made);
}

/** What the caller cannot see answers like what is not there. */
async function assertMayBeShared(context: ServiceContext, claims: UserClaims, presentationId: string): Promise<void> {
  const isEditor = hasPermission(claims, 'can_edit_presentations');
  const isVisible = ({ isDeleted, status }: PresentationReplica) => !isDeleted && (isEditor || status === 'ACTIVE');
  const isId = z.uuid().safeParse(presentationId).success;
  const isAcceptable = (found: PresentationReplica) => isVisible(found) && mayBeShared(found);
  const presentation = isId ? await readPresentation(context, claims.teamId, presentationId, isAcceptable) : null;
  if (!presentation || !isVisible(presentation)) throw new DomainError('NOT_FOUND', 'No such presentation.');
  if (!mayBeShared(presentation)) throw new DomainError('FORBIDDEN', 'This presentation may not be shared by link. Its settings say so.');
}

function mayBeShared({ settings }: PresentationReplica): boolean {
  return settings.canBeShared && settings.canBeSharedLink;
}
