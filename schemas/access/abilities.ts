import type { TeamRole } from './claims.ts';
import { permissionKeys } from './permissions.ts';

/** What members have beside permissions (accounts §3, User); stored with them. */
export const abilityKeys = [
  'can_create_spaces',
  'can_share_spaces',
  'can_use_snippets',
  'can_verify_emails',
  'can_use_metabase',
] as const;

/** The team's switches that rules depend on. */
type Flag =
  | 'sharing'
  | 'sendingEmails'
  | 'membersCanSendEmails'
  | 'snippets'
  | 'spaces'
  | 'emailVerification'
  | 'fax'
  | 'metabase'
  | 'emailPreviews'
  | 'sinch'
  | 'haystack';

/** A member of a team. `isMetabaseSet` belongs to the whole installation. */
export interface AbilityQuestion {
  role: TeamRole;
  /** Only theirs, not their role's. */
  permissions: readonly string[];
  customRole: { id: string; name: string; permissions: readonly string[] } | null;
  /** Whether they can sign in: not yet when invited, no longer when locked. */
  status: 'INVITED' | 'ACTIVE' | 'LOCKED' | 'REMOVED';
  features: Readonly<Partial<Record<Flag, boolean>>>;
  isMetabaseSet: boolean;
}

/** Which part of a rule decided. */
type Because =
  | 'ADMIN'
  | 'OWN_KEY'
  | 'CUSTOM_ROLE'
  | 'TEAM_ALLOWS'
  | 'FULL_USER'
  | 'NO_KEY'
  | 'UNKNOWN'
  | 'TEAM_FLAG_OFF'
  | 'NOT_SET_UP'
  | 'NOT_JOINED'
  | 'LOCKED'
  | 'REMOVED';

export interface Verdict {
  may: boolean;
  because: Because;
  /** The flag that is off, or the one that allows. */
  flag: Flag | null;
}

const yes = (because: Because, flag: Flag | null = null): Verdict => ({ may: true, because, flag });
const no = (because: Because, flag: Flag | null = null): Verdict => ({ may: false, because, flag });

/** Administrators pass every check of a person; others need the key, their own or their role's; an unknown key is denied (accounts §6). */
export function hasAbility(
  { role, permissions, customRole }: Pick<AbilityQuestion, 'role' | 'permissions' | 'customRole'>,
  key: string,
): Verdict {
  if (!isKnownKey(key)) return no('UNKNOWN');
  if (role === 'TEAM_ADMIN') return yes('ADMIN');
  if (permissions.includes(key)) return yes('OWN_KEY');
  return customRole?.permissions.includes(key) ? yes('CUSTOM_ROLE') : no('NO_KEY');
}

const known: ReadonlySet<string> = new Set([...permissionKeys, ...abilityKeys]);
export const isKnownKey = (key: string) => known.has(key);

/** The team's flag that forbids it; null where none does. */
function off({ features }: Pick<AbilityQuestion, 'features'>, ...flags: Flag[]): Verdict | null {
  const flag = flags.find((one) => features[one] !== true);
  return flag === undefined ? null : no('TEAM_FLAG_OFF', flag);
}

const absences = { INVITED: 'NOT_JOINED', LOCKED: 'LOCKED', REMOVED: 'REMOVED' } as const;
const absent = ({ status }: Pick<AbilityQuestion, 'status'>): Verdict | null =>
  status === 'ACTIVE' ? null : no(absences[status]);

// The compound rules of accounts §6, each in one function. Administrators pass every check of a person, but not those of the team.

export const isFullUser = (of: AbilityQuestion): Verdict => absent(of) ?? yes('FULL_USER');
export const canSendEmails = (of: Pick<AbilityQuestion, 'role' | 'features'>): Verdict =>
  off(of, 'sendingEmails') ??
  (of.role === 'TEAM_ADMIN'
    ? yes('ADMIN')
    : (off(of, 'membersCanSendEmails') ?? yes('TEAM_ALLOWS', 'membersCanSendEmails')));
export const canUseSnippets = (of: AbilityQuestion): Verdict =>
  off(of, 'sharing', 'sendingEmails', 'membersCanSendEmails', 'snippets') ??
  absent(of) ??
  hasAbility(of, 'can_use_snippets');
export const canCreateSpaces = (of: AbilityQuestion): Verdict =>
  off(of, 'spaces') ?? hasAbility(of, 'can_create_spaces');
export const canShareSpaces = (of: AbilityQuestion): Verdict =>
  off(of, 'spaces') ?? hasAbility(of, 'can_share_spaces');
export const canVerifyEmails = (of: AbilityQuestion): Verdict =>
  off(of, 'emailVerification') ?? absent(of) ?? hasAbility(of, 'can_verify_emails');
export const canSendFaxes = (of: AbilityQuestion): Verdict => off(of, 'fax') ?? isFullUser(of);
export const canUseMetabase = (of: AbilityQuestion): Verdict =>
  (of.isMetabaseSet ? null : no('NOT_SET_UP')) ??
  off(of, 'metabase') ??
  hasAbility(of, 'can_use_metabase');
export const canTestEmailTemplates = (of: AbilityQuestion): Verdict =>
  off(of, 'emailPreviews') ?? hasAbility(of, 'can_test_email_templates');
export const canUseSinch = (of: AbilityQuestion): Verdict =>
  off(of, 'sinch') ?? yes('TEAM_ALLOWS', 'sinch');
export const canUseHaystack = (of: AbilityQuestion): Verdict =>
  off(of, 'haystack') ?? yes('TEAM_ALLOWS', 'haystack');

/** Compound rules by their name in REST and `explain`; every other key is a plain permission. */
export const compoundRules = {
  can_send_emails: canSendEmails,
  can_use_snippets: canUseSnippets,
  can_create_spaces: canCreateSpaces,
  can_share_spaces: canShareSpaces,
  can_verify_emails: canVerifyEmails,
  can_send_faxes: canSendFaxes,
  can_use_metabase: canUseMetabase,
  can_test_email_templates: canTestEmailTemplates,
  can_use_sinch: canUseSinch,
  can_use_haystack: canUseHaystack,
} satisfies Record<string, (of: AbilityQuestion) => Verdict>;

/** Why a member may do something or not. Members who cannot sign in may do nothing. */
export function explain(of: AbilityQuestion, key: string): Verdict {
  const rule = Object.hasOwn(compoundRules, key)
    ? compoundRules[key as keyof typeof compoundRules]
    : null;
  if (rule === null && !isKnownKey(key)) return no('UNKNOWN');
  return absent(of) ?? (rule === null ? hasAbility(of, key) : rule(of));
}
