import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { GroupFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment GroupFields on Group {
    id
    name
    createdAt
    memberCount
  }
`);

/** Some of a team, under a name. */
export const groupResource = z.strictObject({
  id: z.string(),
  name: z.string(),
  user_count: z.number().int(),
  created_at: at,
});

export function presentGroup({
  id,
  name,
  memberCount,
  createdAt,
}: GroupFieldsFragment): z.output<typeof groupResource> {
  return { id, name, user_count: memberCount, created_at: createdAt };
}
