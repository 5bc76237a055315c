import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const MailKeptQuery = graphql(`
  query MailKept {
    isMailKept
  }
`);

/** Whether no mail server is set, so that nobody gets what is sent; false until that is known. */
export function useIsMailStored(): boolean {
  return useQuery(MailKeptQuery).data?.isMailKept ?? false;
}
