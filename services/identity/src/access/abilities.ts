import * as rules from '@lectern/schemas/access/abilities.ts';

/** Staff of a hosting company, which this installation does not have. */
const isEmployee = () => false;

export function abilitiesOf(of: rules.AbilityQuestion) {
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
