import { hasAbility } from '@lectern/schemas/access/abilities.ts';
import type { Because, PersonFragment } from '../../../gql/graphql.ts';
import { texts } from './texts.ts';

const flagLabels: Record<string, string> = {
  sharing: 'sharing',
  sendingEmails: texts.sendingEmails,
  membersCanSendEmails: texts.membersSendingEmails,
  snippets: 'snippets',
  spaces: 'spaces',
  emailVerification: texts.verifyingEmails,
  fax: 'fax',
  metabase: 'Metabase',
  emailPreviews: texts.testEmails,
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
  const what = flagLabels[flag ?? ''] ?? texts.this;
  switch (because) {
    case 'ADMIN':
      return texts.adminsCanDoEverything;
    case 'OWN_KEY':
      return texts.grantedToThem;
    case 'CUSTOM_ROLE':
      return texts.fromTheRole({ role: role ?? '' });
    case 'TEAM_ALLOWS':
      return texts.theTeamsSettingsAllow({ setting: what });
    case 'FULL_USER':
      return texts.everyoneWithTheirOwnAccount;
    case 'NO_KEY':
      return role === null ? texts.notGranted : texts.notGrantedToThem({ role });
    case 'UNKNOWN':
      return texts.thereIsNoSuchPermission;
    case 'TEAM_FLAG_OFF':
      return texts.theTeamsSettingsTurnOff({ setting: what });
    case 'NOT_SET_UP':
      return texts.notSetUp;
    case 'NOT_JOINED':
      return texts.theyHaveNotJoinedYet;
    case 'LOCKED':
      return texts.theyAreLocked;
    case 'REMOVED':
      return texts.theyLeftTheTeam;
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
