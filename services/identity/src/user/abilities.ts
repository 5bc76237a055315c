import type { Place } from './access.ts';
import type { TeamFeatures } from '../team/team.ts';

/** What is given to members beside the permissions (accounts §3, User); stored with them. */
export const abilityKeys = ['can_create_spaces', 'can_share_spaces', 'can_use_snippets', 'can_verify_emails', 'can_use_metabase'] as const;

/** Of these, what somebody was given. */
export function heldAbilities({ permissions }: Pick<Place, 'permissions'>): readonly string[] {
  return abilityKeys.filter((key) => permissions.includes(key));
}

/** A team and somebody in it. `isMetabaseSet` is the flag of the whole installation. */
export interface InTeam {
  features: TeamFeatures;
  place: Place;
  isMetabaseSet: boolean;
}

// The compound rules of accounts §6, each in one function. Administrators pass every check of a person, never those of the team.

export const isAdmin = ({ place }: InTeam) => place.role === 'TEAM_ADMIN';
const has = (of: InTeam, key: string) => isAdmin(of) || of.place.permissions.includes(key);

/** Who signs in with an account of their own; those who are invited do not yet, those who are locked not any more. */
export const isFullUser = ({ place }: InTeam) => place.status === 'ACTIVE';
/** Staff of whoever hosts Lectern for others. Everybody in a team of this installation is that team's own. */
export const isEmployee = () => false;
export const canSendEmails = (of: InTeam) => of.features.sendingEmails && (isAdmin(of) || of.features.membersCanSendEmails);
export const canUseSnippets = (of: InTeam) =>
  of.features.sharing && of.features.sendingEmails && of.features.membersCanSendEmails && of.features.snippets && isFullUser(of) && has(of, 'can_use_snippets');
export const canCreateSpaces = (of: InTeam) => of.features.spaces && has(of, 'can_create_spaces');
export const canShareSpaces = (of: InTeam) => of.features.spaces && has(of, 'can_share_spaces');
export const canVerifyEmails = (of: InTeam) => of.features.emailVerification && isFullUser(of) && has(of, 'can_verify_emails');
export const canSendFaxes = (of: InTeam) => of.features.fax && isFullUser(of);
export const canUseMetabase = (of: InTeam) => of.isMetabaseSet && of.features.metabase && has(of, 'can_use_metabase');
export const canTestEmailTemplates = (of: InTeam) => of.features.emailPreviews && has(of, 'can_test_email_templates');
export const canUseSinch = (of: InTeam) => of.features.sinch;
export const canUseHaystack = (of: InTeam) => of.features.haystack;

export function abilitiesOf(of: InTeam) {
  return {
    isFullUser: isFullUser(of),
    isEmployee: isEmployee(),
    canSendEmails: canSendEmails(of),
    canUseSnippets: canUseSnippets(of),
    canCreateSpaces: canCreateSpaces(of),
    canShareSpaces: canShareSpaces(of),
    canVerifyEmails: canVerifyEmails(of),
    canSendFaxes: canSendFaxes(of),
    canUseMetabase: canUseMetabase(of),
    canTestEmailTemplates: canTestEmailTemplates(of),
    canUseSinch: canUseSinch(of),
    canUseHaystack: canUseHaystack(of),
  };
}
