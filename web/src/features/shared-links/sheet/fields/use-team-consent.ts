import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../gql/gql.ts';

const TeamConsentQuery = graphql(`
  query TeamConsent {
    viewer {
      id
      currentTeam {
        id
        sharingConsent
      }
    }
  }
`);
const modes = { IMPLIED: 'NOT_REQUIRED', OPTIONAL: 'OPTIONAL', REQUIRED: 'REQUIRED' } as const;

/** The team's consent default; null while loading. */
export function useTeamConsent() {
  const mode = useQuery(TeamConsentQuery).data?.viewer.currentTeam.sharingConsent;
  return mode === undefined ? null : modes[mode];
}
