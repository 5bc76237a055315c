import type { SharedLinkStatus, SharedLinkType } from '../../gql/graphql.ts';
import { countLabel } from '../../ui/format/count-label.ts';
import { locale } from '../../ui/format/locale.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export const linkName = ({ name }: { name: string | null }) => name ?? common.untitledLink;

const when = (at: string) =>
  new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });

type Ending = { status: SharedLinkStatus; expiresAt: string | null };

/** An expired link stays closed; any other can be turned on again. */
export const hasPassed = ({ expiresAt }: Pick<Ending, 'expiresAt'>, now = Date.now()) =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

/** Why the switch is disabled; undefined if it works. */
export const whyCannotReopen = (link: Ending) =>
  link.expiresAt !== null && hasPassed(link)
    ? texts.expiredChooseALaterDay({ date: when(link.expiresAt) })
    : undefined;

/** Why a link is closed or when it expires; null if it is simply open. */
export function expiryLabel({ status, expiresAt }: Ending): string | null {
  if (expiresAt !== null && hasPassed({ expiresAt }))
    return texts.expiredOn({ date: when(expiresAt) });
  if (status === 'CANCELED') return common.off;
  if (status === 'EXPIRED') return common.expired;
  return expiresAt === null ? null : texts.untilDay({ date: when(expiresAt) });
}

type Named = { name?: string | null; email?: string | null };

/** The best known name. */
export const recipientName = ({ name, email }: Named) => name ?? email ?? common.erasedPerson;

/** “Tom Whitcombe +4”. */
export function recipientsLabel(recipients: readonly Named[]): string {
  const [first] = recipients;
  if (first === undefined) return texts.anyoneWithTheLink;
  return `${recipientName(first)}${recipients.length > 1 ? ` +${recipients.length - 1}` : ''}`;
}

export const typeLabels = {
  LINK: texts.anyoneWithTheLink,
  EMAIL: texts.toRecipients,
  SPACE: texts.aSpace,
} as const satisfies Record<SharedLinkType, string>;

/** “1 link”, “3 links”. */
export const linksLabel = (count: number) => texts.linksCount({ count, number: countLabel(count) });
