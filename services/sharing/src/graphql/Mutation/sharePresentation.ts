import { readTeam } from '../../replicas/teams.ts';
import type { MutationResolvers } from '../generated.ts';
import { mailInput, parseLinkInput } from '../link-input.ts';
import { requireUser, createLink, withDefaults } from '../create-link.ts';
import { sendingRefusal, sharingRefusal } from '../may-share.ts';

/** One link for all recipients. */
export const sharePresentation: MutationResolvers['sharePresentation'] = async (
  _parent,
  { presentationId, input },
  context,
) => {
  const claims = requireUser(context);
  const settings = await withDefaults(
    context,
    claims,
    await parseLinkInput(input, context.engines.keys, claims.teamId),
  );
  const mail = input.mail ? { requestedBy: claims.userId, ...mailInput.parse(input.mail) } : null;
  const refusal =
    (await sharingRefusal(context, claims, presentationId)) ??
    (mail && sendingRefusal(claims, await readTeam(context, claims.teamId)));
  return createLink(context, claims, { presentationId, settings, mail, refusal });
};
