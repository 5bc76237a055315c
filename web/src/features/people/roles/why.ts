import { hasAbility } from '@lectern/schemas/access/abilities.ts';
import type { Because, PersonFragment } from '../../../gql/graphql.ts';

const flagLabels: Record<string, string> = {
  sharing: 'sharing',
  sendingEmails: 'sending emails',
  membersCanSendEmails: 'members sending emails',
  snippets: 'snippets',
  spaces: 'spaces',
  emailVerification: 'verifying emails',
  fax: 'fax',
  metabase: 'Metabase',
  emailPreviews: 'test emails',
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
      return 'Admins can do everything.';
    case 'OWN_KEY':
      return 'Granted to them.';
    case 'CUSTOM_ROLE':
      return `From the role ${role ?? ''}.`;
    case 'TEAM_ALLOWS':
      return `The team’s settings allow ${what}.`;
    case 'FULL_USER':
      return 'Everyone with their own account can.';
    case 'NO_KEY':
      return role === null ? 'Not granted.' : `Not granted to them or the role ${role}.`;
    case 'UNKNOWN':
      return 'There is no such permission.';
    case 'TEAM_FLAG_OFF':
      return `The team’s settings turn ${what} off.`;
    case 'NOT_SET_UP':
      return 'Not set up on this server.';
    case 'NOT_JOINED':
      return 'They have not joined yet.';
    case 'LOCKED':
      return 'They are locked.';
    case 'REMOVED':
      return 'They left the team.';
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
