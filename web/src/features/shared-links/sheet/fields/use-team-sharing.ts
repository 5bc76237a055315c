import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.ts';

const TeamSharingQuery = graphql(`
  query TeamSharing {
    viewer {
      id
      currentTeam {
        id
        sharingConsent
        displayUserInfo
        privacyPolicyUrl
      }
    }
  }
`);
const modes = { IMPLIED: 'NOT_REQUIRED', OPTIONAL: 'OPTIONAL', REQUIRED: 'REQUIRED' } as const;

/** What recipients of the team's links are asked and shown; null while loading. */
export function useTeamSharing() {
  const team = useQuery(TeamSharingQuery).data?.viewer.currentTeam;
  if (team === undefined) return null;
  return {
    consentMode: modes[team.sharingConsent],
    showsSender: team.displayUserInfo,
    hasPrivacyPolicy: team.privacyPolicyUrl !== null,
  };
}
