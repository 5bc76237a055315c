import type { SharedLinkStatus } from '../../gql/graphql.ts';

type Read = { status: SharedLinkStatus; analytics: { liveSessions: readonly unknown[] } | null };

/** Readers of a closed link count as gone, though the figures still wait for them. */
export function withOpenReaders<Link extends Read>(link: Link): Link {
  const { status, analytics } = link;
  return status === 'ACTIVE' || analytics === null || analytics.liveSessions.length === 0
    ? link
    : { ...link, analytics: { ...analytics, liveSessions: [] } };
}
