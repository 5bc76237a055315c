import * as rules from '@lectern/kernel/access/abilities.ts';

/** Staff of whoever hosts Lectern for others. Everybody in a team of this installation is that team's own. */
const isEmployee = () => false;

/** What of the rules of accounts §6 holds for somebody. */
export function abilitiesOf(of: rules.Asked) {
  return {
    isFullUser: rules.isFullUser(of).may,
    isEmployee: isEmployee(),
    canSendEmails: rules.canSendEmails(of).may,
    canUseSnippets: rules.canUseSnippets(of).may,
    canCreateSpaces: rules.canCreateSpaces(of).may,
    canShareSpaces: rules.canShareSpaces(of).may,
    canVerifyEmails: rules.canVerifyEmails(of).may,
    canSendFaxes: rules.canSendFaxes(of).may,
    canUseMetabase: rules.canUseMetabase(of).may,
    canTestEmailTemplates: rules.canTestEmailTemplates(of).may,
    canUseSinch: rules.canUseSinch(of).may,
    canUseHaystack: rules.canUseHaystack(of).may,
  };
}
