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
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

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
  const by = (isOwn: boolean, words: string) =>
    isOwn ? words : texts.setOnThePresentation({ words });
  const badges = [
    ...(asked.isForRecipientsOnly
      ? ([
          [by(isForRecipientsOnly, texts.recipientsOnly), IconUserCheck],
          [texts.emailVerifiedByCode, IconMailCheck],
        ] as const)
      : []),
    ...(asked.emailMode === 'VERIFIED' && !asked.isForRecipientsOnly
      ? ([
          [by(emailMode === 'VERIFIED', texts.emailRequiredVerifiedByCode), IconMailCheck],
        ] as const)
      : []),
    ...(asked.emailMode === 'ENTERED'
      ? ([[texts.emailRequiredNotVerified, IconMail]] as const)
      : []),
    ...(asked.hasAccessCode ? ([[by(hasAccessCode, common.accessCode), IconKey]] as const) : []),
    ...(asked.consentMode === 'NOT_REQUIRED'
      ? []
      : ([
          [
            asked.consentMode === 'REQUIRED' ? texts.consentRequired : texts.optionalConsent,
            IconSignature,
          ],
        ] as const)),
    ...(expiresAt === null
      ? []
      : ([
          [
            texts.expiresOn({
              date: new Date(expiresAt).toLocaleString(locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
              }),
            }),
            IconClock,
          ],
        ] as const)),
    ...(isDirect ? ([[texts.opensTheFileDirectly, IconFileArrowRight]] as const) : []),
  ];
  if (badges.length === 0) return <span className="dim">{texts.openToAnyone}</span>;
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
