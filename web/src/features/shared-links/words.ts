import type { SharedLinkStatus } from '../../gql/graphql.ts';

export const nameOf = ({ name }: { name: string | null }) => name ?? 'A link without a name';

const when = (at: string) => new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Why a link is closed, or when it will be; nothing for one that is simply open. */
export function endOf({ status, expiresAt }: { status: SharedLinkStatus; expiresAt: string | null }): string | null {
  if (status === 'CANCELED') return 'Off; visitors are turned away';
  if (status === 'EXPIRED') return expiresAt === null ? 'Expired' : `Expired ${when(expiresAt)}`;
  return expiresAt === null ? null : `Until ${when(expiresAt)}`;
}
