import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { ContactFieldsFragment, TotalFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';
import { presentTotals, totalsResource } from './figures.ts';

graphql(`
  fragment ContactFields on Contact {
    id
    email
    name
  }
`);

/** Whom it is about, in total; `visits` are their viewings. */
export const contactResource = totalsResource
  .omit({
    views: true,
    unique_visitors: true,
    is_unique_visitors_upper_bound: true,
    last_viewed_at: true,
  })
  .extend({
    id: z.string(),
    /** Null once the person has been erased. */
    email: z.string().nullable(),
    name: z.string().nullable(),
    visits: z.number().int(),
    /** Of the viewings that are asked for, as everything else. */
    first_seen_at: at.nullable(),
    last_seen_at: at.nullable(),
  });

interface Seen {
  firstSeenAt?: string | null | undefined;
  lastSeenAt?: string | null | undefined;
}

export function presentContact(
  { id, email, name, firstSeenAt, lastSeenAt }: ContactFieldsFragment & Seen,
  figures: TotalFieldsFragment,
): z.output<typeof contactResource> {
  const {
    views,
    unique_visitors: _visitors,
    is_unique_visitors_upper_bound: _isUpperBound,
    last_viewed_at: _lastViewedAt,
    ...totals
  } = presentTotals(figures);
  return {
    id,
    email: email ?? null,
    name: name ?? null,
    visits: views,
    ...totals,
    first_seen_at: firstSeenAt ?? null,
    last_seen_at: lastSeenAt ?? null,
  };
}
