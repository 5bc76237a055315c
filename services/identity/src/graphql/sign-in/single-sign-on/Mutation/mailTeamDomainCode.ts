import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { limitersOf } from '../../../../sign-in/limits/limiter.ts';
import { codeHashOf, mailboxes, mailedCode } from '../../../../sign-in/team-domain/mailed-code.ts';
import { domainsOf } from '../../../../sign-in/team-domain/team-domains.ts';
import { teamDomain } from '../../../../sign-in/team-domain/team-domain.ts';
import { currentUser } from '../../../../access/current-user.ts';
import { singleSignOnRow } from '../SingleSignOn.ts';
import type { MutationResolvers } from '../../../generated.ts';
import { problems } from '../../../../problems.ts';

/** Limited by address and by team, so that no mailbox is flooded. */
export const mailTeamDomainCode: MutationResolvers['mailTeamDomainCode'] = async (
  _parent,
  { domainId, mailbox },
  context,
) => {
  const { engines } = context;
  const { teamId } = currentUser(context);
  if (!mailboxes.some((each) => each === mailbox))
    throw new DomainError('INVALID', problems.chooseEmail, {
      mailbox: [problems.chooseEmail],
    });
  const own = (await domainsOf(context, teamId)).find(({ id }) => id === domainId);
  if (!own) throw new DomainError('NOT_FOUND', problems.domainUnknown);
  await limitersOf(engines).domainMail.begin({
    emailName: await blindIndex(engines.keys, 'global', `${mailbox}@${own.doc.domain}`),
    address: '',
    countedAs: teamId,
  });
  const mailId = newId();
  await context.execute(teamDomain, domainId, {
    type: 'MailCode',
    domainId,
    teamId,
    mailId,
    mailbox,
    codeHash: codeHashOf(mailedCode(engines.secrets, { domainId, mailId })),
  });
  return singleSignOnRow(context);
};
