import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';

/** What a recipient's page shows of a team, and what members may share and send. */
export interface TeamReplica {
  name: string;
  privacyPolicyUrl: string | null;
  sharingConsent: 'IMPLIED' | 'OPTIONAL' | 'REQUIRED';
  /**
   * Grows when the consent text changes: earlier answers do not count. Missing in rows of version 2, which serve until newer
   * ones are built.
   */
  consentVersion?: number;
  displayUserInfo: boolean;
  isSharingEnabled: boolean;
  isSendingEnabled: boolean;
  mayMembersSend: boolean;
  isPresentationAliasEnabled: boolean;
  /** IANA name. Missing in rows of version 4, which serve until newer ones are built. */
  timeZone?: string;
  /** BCP 47. Missing in rows of version 5, which serve until newer ones are built. */
  locale?: string;
}

/** The same defaults as in identity. */
export const defaultTeam: Omit<TeamReplica, 'name'> = {
  privacyPolicyUrl: null,
  sharingConsent: 'IMPLIED',
  consentVersion: 0,
  displayUserInfo: true,
  isSharingEnabled: true,
  isSendingEnabled: true,
  mayMembersSend: true,
  isPresentationAliasEnabled: true,
  timeZone: 'UTC',
  locale: 'en',
};

export const teams = projection({
  name: 'teams',
  version: 6,
  on: [TeamRegistered, TeamSettingsChanged],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.teamId],
  apply(doc: TeamReplica | undefined, { type, data }): TeamReplica | undefined {
    if (type === 'TeamRegistered') return { ...defaultTeam, name: data.name };
    if (!doc) return doc;
    const { features, name, privacyPolicyUrl, sharingConsent, displayUserInfo, timeZone, locale } =
      data;
    const changes = {
      name,
      privacyPolicyUrl,
      sharingConsent,
      displayUserInfo,
      timeZone,
      locale,
      isSharingEnabled: features?.sharing,
      isSendingEnabled: features?.sendingEmails,
      mayMembersSend: features?.membersCanSendEmails,
      isPresentationAliasEnabled: features?.presentationAlias,
    };
    const after = { ...doc, ...withoutUndefined(changes) };
    const isNewConsentText = (['name', 'privacyPolicyUrl', 'sharingConsent'] as const).some(
      (field) => after[field] !== doc[field],
    );
    return { ...after, consentVersion: (doc.consentVersion ?? 0) + Number(isNewConsentText) };
  },
  index: () => ({}),
});

/** Defaults if the replica does not know the team yet. */
export async function readTeam(context: ServiceContext, teamId: string): Promise<TeamReplica> {
  const row = await context.fresh(
    teams,
    `Team/${teamId}`,
    (rows) => rows.get(teamId),
    (found) => found !== null,
  );
  return row?.doc ?? { ...defaultTeam, name: '' };
}
