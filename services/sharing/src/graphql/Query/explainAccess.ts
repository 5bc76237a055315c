import { readPresentation } from '../../replicas/presentations.ts';
import { readTeam } from '../../replicas/teams.ts';
import { explainAccess as explain } from '../../shared-link/explain-access.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';
import { emailAddress } from '../link-input.ts';
import { contactIdFor } from '../../contact-id.ts';
import { requireUser } from '../create-link.ts';
import { existingLink } from '../rows.ts';

/** Uses the rules of the recipient's page, so that the two cannot differ. */
export const explainAccess: QueryResolvers['explainAccess'] = async (
  _parent,
  { linkId, address: given },
  context,
) => {
  const { teamId } = requireUser(context);
  const email = emailAddress.parse(given);
  const link = existingLink(await context.view(sharedLink).get(linkId))?.doc;
  if (!link) return null;
  const [presentation, team, recipientId] = await Promise.all([
    readPresentation(context, teamId, link.presentationId, () => true),
    readTeam(context, teamId),
    contactIdFor(context.engines.keys, teamId, email),
  ]);
  return {
    address: email,
    ...explain({ link, presentation, team, now: new Date().toISOString() }, recipientId),
  };
};
