import { hasAbility } from '@lectern/schemas/access/abilities.ts';
import type { Because, PersonFragment } from '../../../gql/graphql.ts';

const flagLabels: Record<string, string> = {
  sharing: 'sharing',
  sendingEmails: 'sending mail',
  membersCanSendEmails: 'members sending mail',
  snippets: 'snippets',
  spaces: 'spaces',
  emailVerification: 'verifying addresses',
  fax: 'fax',
  metabase: 'Metabase',
  emailPreviews: 'previews of mails',
  sinch: 'Sinch',
  haystack: 'Haystack',
};

/** The deciding rule in a sentence. */
export function whyLabel({
  because,
  flag,
  role,
}: {
  because: Because;
  flag: string | null;
  role: string | null;
}): string {
  const what = flagLabels[flag ?? ''] ?? 'this';
  switch (because) {
    case 'ADMIN':
      return 'Administrators may do everything.';
    case 'OWN_KEY':
      return 'Given to them alone.';
    case 'CUSTOM_ROLE':
      return `The role ${role ?? ''} gives it.`;
    case 'TEAM_ALLOWS':
      return `The team’s settings allow ${what}.`;
    case 'FULL_USER':
      return 'Everybody with an account of their own may.';
    case 'NO_KEY':
      return role === null ? 'Not given to them.' : `Neither they nor the role ${role} have it.`;
    case 'UNKNOWN':
      return 'There is no such permission.';
    case 'TEAM_FLAG_OFF':
      return `The team’s settings have ${what} switched off.`;
    case 'NOT_SET_UP':
      return 'It is not set up for this installation.';
    case 'NOT_JOINED':
      return 'They are invited and not here yet.';
    case 'LOCKED':
      return 'They are locked.';
    case 'REMOVED':
      return 'They are not in the team any more.';
  }
}

/** A single permission of a person; the server uses the same rule. */
export function permissionState(
  { currentTeamRole, storedPermissions, customRole }: PersonFragment,
  key: string,
) {
  const { may, because } = hasAbility(
    { role: currentTeamRole, permissions: storedPermissions ?? [], customRole: customRole ?? null },
    key,
  );
  return { may, because, words: whyLabel({ because, flag: null, role: customRole?.name ?? null }) };
}
