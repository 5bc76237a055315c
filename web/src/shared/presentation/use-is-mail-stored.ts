import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const MailKeptQuery = graphql(`
  query MailKept {
    isMailKept
  }
`);

/** Whether mails are only stored because no mail server is set; false while unknown. */
export function useIsMailStored(): boolean {
  return useQuery(MailKeptQuery).data?.isMailKept ?? false;
}
