import type { SharedLinkStatus, SharedLinkType } from '../../gql/graphql.ts';
import { countLabel } from '../../ui/format/count-label.ts';
import { locale } from '../../ui/format/locale.ts';

export const linkName = ({ name }: { name: string | null }) => name ?? 'Untitled link';

const when = (at: string) =>
  new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });

type Ending = { status: SharedLinkStatus; expiresAt: string | null };

/** An expired link stays closed; any other can be turned on again. */
export const hasPassed = ({ expiresAt }: Pick<Ending, 'expiresAt'>, now = Date.now()) =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

/** Why the switch is disabled; undefined if it works. */
export const whyCannotReopen = (link: Ending) =>
  link.expiresAt !== null && hasPassed(link)
    ? `Expired on ${when(link.expiresAt)}. Choose a later day in its settings to turn it on again`
    : undefined;

/** Why a link is closed or when it expires; null if it is simply open. */
export function expiryLabel({ status, expiresAt }: Ending): string | null {
  if (expiresAt !== null && hasPassed({ expiresAt })) return `Expired ${when(expiresAt)}`;
  if (status === 'CANCELED') return 'Off';
  if (status === 'EXPIRED') return 'Expired';
  return expiresAt === null ? null : `Until ${when(expiresAt)}`;
}

type Named = { name?: string | null; email?: string | null };

/** The best known name. */
export const recipientName = ({ name, email }: Named) => name ?? email ?? 'Erased person';

/** “Tom Whitcombe +4”. */
export function recipientsLabel(recipients: readonly Named[]): string {
  const [first] = recipients;
  if (first === undefined) return 'Anyone with the link';
  return `${recipientName(first)}${recipients.length > 1 ? ` +${recipients.length - 1}` : ''}`;
}

export const typeLabels = {
  LINK: 'Anyone with the link',
  EMAIL: 'To recipients',
  SPACE: 'A space',
} as const satisfies Record<SharedLinkType, string>;

/** “1 link”, “3 links”. */
export const linksLabel = (count: number) =>
  count === 1 ? '1 link' : `${countLabel(count)} links`;
