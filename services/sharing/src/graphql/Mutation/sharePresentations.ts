import { DomainError } from '@lectern/kernel/errors.ts';
import { readTeam } from '../../replicas/teams.ts';
import type { MutationResolvers } from '../generated.ts';
import { mailInput, parseLinkInput } from '../link-input.ts';
import { requireUser, createLink, withDefaults } from '../create-link.ts';
import { sendingRefusal, sharingRefusal } from '../may-share.ts';
import type { SharedLinkRow } from '../rows.ts';
import { problems } from '../../texts/problems.ts';

const MAX_LINKS = 200;

/** A link per presentation and recipient, in this order: a repetition must give each command the same number. */
export const sharePresentations: MutationResolvers['sharePresentations'] = async (
  _parent,
  { input },
  context,
) => {
  const claims = requireUser(context);
  const presentationIds = [...new Set(input.presentationIds)];
  const settings = await withDefaults(
    context,
    claims,
    await parseLinkInput(input.link, context.engines.keys, claims.teamId),
  );
  const mail = input.link.mail
    ? { requestedBy: claims.userId, ...mailInput.parse(input.link.mail) }
    : null;
  const each =
    settings.recipients.length > 0 ? settings.recipients.map((recipient) => [recipient]) : [[]];
  const wanted = presentationIds.flatMap((presentationId) =>
    each.map((recipients) => ({ presentationId, recipients })),
  );
  assertLinkCount(wanted.length, settings.alias);
  // The first refusal refuses all, before any link is created.
  const refusals = await Promise.all(
    presentationIds.map((id) => sharingRefusal(context, claims, id)),
  );
  const refusal =
    refusals.find((one) => one !== null) ??
    (mail && sendingRefusal(claims, await readTeam(context, claims.teamId)));
  const links: SharedLinkRow[] = [];
  for (const { presentationId, recipients } of wanted) {
    links.push(
      await createLink(context, claims, {
        presentationId,
        settings: { ...settings, recipients },
        mail,
        refusal,
      }),
    );
  }
  return links;
};

function assertLinkCount(count: number, alias: string | null): void {
  const refuse = (field: string, message: string) =>
    new DomainError('INVALID', message, { [field]: [message] });
  if (count === 0) throw refuse('presentationIds', problems.choosePresentation);
  if (count > MAX_LINKS)
    throw refuse('presentationIds', problems.tooManyLinks({ count, most: MAX_LINKS }));
  if (count > 1 && alias !== null) throw refuse('alias', problems.aliasForSeveral);
}
