import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** What a recipient's page says of a team, and what the team lets its members send. */
export interface TeamReplica {
  name: string;
  privacyPolicyUrl: string | null;
  sharingConsent: 'IMPLIED' | 'OPTIONAL' | 'REQUIRED';
  /** Grows with each change of what visitors are asked to agree to: an answer to other words does not count. Missing in rows of version 2, which answer until newer ones have filled. */
  consentVersion?: number;
  displayUserInfo: boolean;
  isSharingEnabled: boolean;
  isSendingEnabled: boolean;
  mayMembersSend: boolean;
  isPresentationAliasEnabled: boolean;
  /** IANA name. Missing in rows of version 4, which answer until newer ones have filled. */
  timeZone?: string;
}

/** A team that has said nothing: as identity has it, too. */
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
};

export const teams = projection({
  name: 'teams',
  version: 5,
  on: [TeamRegistered, TeamSettingsChanged],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.teamId],
  apply(doc: TeamReplica | undefined, { type, data }): TeamReplica | undefined {
    if (type === 'TeamRegistered') return { ...defaultTeam, name: data.name };
    if (!doc) return doc;
    const { features, name, privacyPolicyUrl, sharingConsent, displayUserInfo, timeZone } = data;
    const now = {
      name,
      privacyPolicyUrl,
      sharingConsent,
      displayUserInfo,
      timeZone,
      isSharingEnabled: features?.sharing,
      isSendingEnabled: features?.sendingEmails,
      mayMembersSend: features?.membersCanSendEmails,
      isPresentationAliasEnabled: features?.presentationAlias,
    };
    const after = {
      ...doc,
      ...(Object.fromEntries(
        Object.entries(now).filter(([, value]) => value !== undefined),
      ) as Partial<TeamReplica>),
    };
    const isAskedAnew = (['name', 'privacyPolicyUrl', 'sharingConsent'] as const).some(
      (each) => after[each] !== doc[each],
    );
    return { ...after, consentVersion: (doc.consentVersion ?? 0) + Number(isAskedAnew) };
  },
  index: () => ({}),
});

/** The context's team; as one that has said nothing where it is not known here yet. */
export async function readTeam(context: ServiceContext, teamId: string): Promise<TeamReplica> {
  const row = await context.fresh(
    teams,
    `Team/${teamId}`,
    (rows) => rows.get(teamId),
    (found) => found !== null,
  );
  return row?.doc ?? { ...defaultTeam, name: '' };
}
