import {
  IconClock,
  IconFileArrowRight,
  IconKey,
  IconMail,
  IconMailCheck,
  IconSignature,
  IconUserCheck,
} from '@tabler/icons-react';
import type { LinkItemFragment } from '../../gql/graphql.ts';
import styles from './list/links.module.css';
import { locale } from '../../ui/format/locale.ts';

type GuardedLink = Pick<
  LinkItemFragment,
  'isForRecipientsOnly' | 'emailMode' | 'hasAccessCode' | 'asked' | 'expiresAt' | 'isDirect'
>;

/** Badges of a link's restrictions, including its presentation's. */
export function LinkBadges({
  link: { isForRecipientsOnly, emailMode, hasAccessCode, asked, expiresAt, isDirect },
  isText = false,
}: {
  link: GuardedLink;
  /** Adds text where there is room. */ isText?: boolean;
}) {
  const by = (isOwn: boolean) => (isOwn ? '' : ' (set on the presentation)');
  const badges = [
    ...(asked.isForRecipientsOnly
      ? ([
          [`Recipients only${by(isForRecipientsOnly)}`, IconUserCheck],
          ['Email verified by code', IconMailCheck],
        ] as const)
      : []),
    ...(asked.emailMode === 'VERIFIED' && !asked.isForRecipientsOnly
      ? ([
          [`Email required, verified by code${by(emailMode === 'VERIFIED')}`, IconMailCheck],
        ] as const)
      : []),
    ...(asked.emailMode === 'ENTERED'
      ? ([['Email required, not verified', IconMail]] as const)
      : []),
    ...(asked.hasAccessCode ? ([[`Access code${by(hasAccessCode)}`, IconKey]] as const) : []),
    ...(asked.consentMode === 'NOT_REQUIRED'
      ? []
      : ([
          [
            asked.consentMode === 'REQUIRED' ? 'Consent required' : 'Optional consent',
            IconSignature,
          ],
        ] as const)),
    ...(expiresAt === null
      ? []
      : ([
          [
            `Expires ${new Date(expiresAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}`,
            IconClock,
          ],
        ] as const)),
    ...(isDirect ? ([['Opens the file directly', IconFileArrowRight]] as const) : []),
  ];
  if (badges.length === 0) return <span className="dim">Open to anyone</span>;
  return (
    <span className={styles['signs']}>
      {badges.map(([word, Icon]) => (
        <span key={word} title={word}>
          <Icon aria-hidden="true" />
          <span className={isText ? undefined : 'sr'}>{word}</span>
        </span>
      ))}
    </span>
  );
}
