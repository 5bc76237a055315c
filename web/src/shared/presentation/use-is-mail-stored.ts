import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const MailKeptQuery = graphql(`
  query MailKept {
    isMailKept
  }
`);

/** Whether no mail server is set, so nobody gets mails; false while unknown. */
export function useIsMailStored(): boolean {
  return useQuery(MailKeptQuery).data?.isMailKept ?? false;
}
