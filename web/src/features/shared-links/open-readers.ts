import type { SharedLinkStatus } from '../../gql/graphql.ts';

type Read = { status: SharedLinkStatus; analytics: { liveSessions: readonly unknown[] } | null };

/** Whoever had a link open when it was closed reads it no longer, though the figures wait for more of them for a while. */
export function withOpenReaders<Link extends Read>(link: Link): Link {
  const { status, analytics } = link;
  return status === 'ACTIVE' || analytics === null || analytics.liveSessions.length === 0
    ? link
    : { ...link, analytics: { ...analytics, liveSessions: [] } };
}
