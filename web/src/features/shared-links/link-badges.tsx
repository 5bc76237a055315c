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
  const by = (isOwn: boolean) => (isOwn ? '' : ` ${texts.setOnThePresentation}`);
  const badges = [
    ...(asked.isForRecipientsOnly
      ? ([
          [texts.recipientsOnly({ isForRecipientsOnly: by(isForRecipientsOnly) }), IconUserCheck],
          [texts.emailVerifiedByCode, IconMailCheck],
        ] as const)
      : []),
    ...(asked.emailMode === 'VERIFIED' && !asked.isForRecipientsOnly
      ? ([
          [texts.emailRequiredVerifiedByCode({ by: by(emailMode === 'VERIFIED') }), IconMailCheck],
        ] as const)
      : []),
    ...(asked.emailMode === 'ENTERED'
      ? ([[texts.emailRequiredNotVerified, IconMail]] as const)
      : []),
    ...(asked.hasAccessCode
      ? ([[texts.accessCode({ hasAccessCode: by(hasAccessCode) }), IconKey]] as const)
      : []),
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
            texts.expiresNamed({
              expiresAt: new Date(expiresAt).toLocaleString(locale, {
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
