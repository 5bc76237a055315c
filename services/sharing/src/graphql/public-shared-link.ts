import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isReadable, readPresentation, type ReadablePresentation } from '../replicas/presentations.ts';
import { teams } from '../replicas/teams.ts';
import { readUser } from '../replicas/users.ts';
import { statusAt } from '../shared-link/status.ts';
import type { PublicPresentation, PublicSharedLink } from './generated.ts';
import type { SharedLinkRow } from './rows.ts';

/**
 * What a recipient may know of a link (accounts §3). A link to a draft, to a deleted presentation or to one that is not
 * processed is as good as canceled; of one that is not active nothing is told but that.
 */
export async function publicSharedLinkOf({ id, teamId, doc }: SharedLinkRow, caller: ServiceContext): Promise<PublicSharedLink> {
  const { token, presentationId, expiresAt, notificationLevel, createdBy } = doc;
  const context = caller.asSystem(teamId);
  const team = teamId ?? '';
  const link = { id, token, teamId: team, presentationId, ownerId: createdBy, expiresAt, notificationLevel, isAccessCodeRequired: false, displayUserInfo: true };
  const closed = { ...link, name: null, presentation: null, user: null, team: null };
  const status = statusAt(doc, new Date().toISOString());
  if (status !== 'ACTIVE') return { ...closed, status };
  const presentation = await readPresentation(context, team, presentationId, isReadable);
  if (!presentation || !isReadable(presentation)) return { ...closed, status: 'CANCELED' };
  const [user, owner] = await Promise.all([readUser(context, createdBy), context.rowsOf(teams).get(team)]);
  return {
    ...link,
    status,
    // Not the link's own name: that is the sender's note on whom it is for.
    name: presentation.name,
    presentation: publicPresentationOf(presentation),
    user: user && { name: user.name, email: user.email },
    team: owner && { name: owner.doc.name },
  };
}

function publicPresentationOf({ name, slug, presentationType, file, pages, sharingDisclaimer, settings }: ReadablePresentation): PublicPresentation {
  const { canBeForwarded, canBeDownloaded, canBePrinted } = settings;
  return {
    name, slug, presentationType, fileId: file.fileId, fileName: file.name, pageCount: pages.length, pages, sharingDisclaimer,
    canBeForwarded, canBeDownloaded, canBePrinted,
  };
}
