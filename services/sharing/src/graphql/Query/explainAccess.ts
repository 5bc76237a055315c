import { readPresentation } from '../../replicas/presentations.ts';
import { readTeam } from '../../replicas/teams.ts';
import { explainAccess as explain } from '../../shared-link/explain-access.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';
import { address, contactIdOf } from '../link-input.ts';
import { maker } from '../create-link.ts';
import { madeRow } from '../rows.ts';

/** By the same rules as the recipient's page, so that it never says anything else than what would happen. */
export const explainAccess: QueryResolvers['explainAccess'] = async (
  _parent,
  { linkId, address: given },
  context,
) => {
  const { teamId } = maker(context);
  const email = address.parse(given);
  const link = madeRow(await context.view(sharedLink).get(linkId))?.doc;
  if (!link) return null;
  const [presentation, team, recipientId] = await Promise.all([
    readPresentation(context, teamId, link.presentationId, () => true),
    readTeam(context, teamId),
    contactIdOf(context.engines.keys, teamId, email),
  ]);
  return {
    address: email,
    ...explain({ link, presentation, team, now: new Date().toISOString() }, recipientId),
  };
};
