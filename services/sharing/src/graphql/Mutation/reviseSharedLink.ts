import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationResolvers } from '../generated.ts';
import { parseLinkInput } from '../link-input.ts';
import { requireUser } from '../create-link.ts';
import { committedLink, undeletedLink } from '../rows.ts';

export const reviseSharedLink: MutationResolvers['reviseSharedLink'] = async (
  _parent,
  { id, input },
  context,
) => {
  const { teamId } = requireUser(context);
  const now = undeletedLink(await context.view(sharedLink).get(id))?.doc;
  const changes = await parseLinkInput(
    input,
    context.engines.keys,
    teamId,
    now?.accessCode ?? null,
  );
  return committedLink(
    await context.execute(sharedLink, id, { type: 'ReviseSharedLink', sharedLinkId: id, changes }),
  );
};
