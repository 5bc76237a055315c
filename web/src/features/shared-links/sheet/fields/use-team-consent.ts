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

/** What holds for links that have no consent setting of their own; null until that is known. */
export function useTeamConsent() {
  const mode = useQuery(TeamConsentQuery).data?.viewer.currentTeam.sharingConsent;
  return mode === undefined ? null : modes[mode];
}
