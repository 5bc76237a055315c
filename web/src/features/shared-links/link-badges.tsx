import {
  IconClock,
  IconFileArrowRight,
  IconKey,
  IconMailCheck,
  IconSignature,
  IconUserCheck,
} from '@tabler/icons-react';
import type { LinkItemFragment } from '../../gql/graphql.ts';
import styles from './list/links.module.css';

type GuardedLink = Pick<
  LinkItemFragment,
  'isForRecipientsOnly' | 'hasAccessCode' | 'asked' | 'expiresAt' | 'isDirect'
>;

/** Badges of a link's restrictions, including its presentation's. */
export function LinkBadges({
  link: { isForRecipientsOnly, hasAccessCode, asked, expiresAt, isDirect },
  isText = false,
}: {
  link: GuardedLink;
  /** Adds text where there is room. */ isText?: boolean;
}) {
  const by = (isOwn: boolean) => (isOwn ? '' : ', as its presentation does of all links');
  const badges = [
    ...(asked.isForRecipientsOnly
      ? ([
          [`For its recipients only${by(isForRecipientsOnly)}`, IconUserCheck],
          ['They prove their address by a code', IconMailCheck],
        ] as const)
      : []),
    ...(asked.isEmailRequired && !asked.isForRecipientsOnly
      ? ([
          [`Asks for an e-mail address, and proves it by a code${by(false)}`, IconMailCheck],
        ] as const)
      : []),
    ...(asked.hasAccessCode
      ? ([[`Asks for an access code${by(hasAccessCode)}`, IconKey]] as const)
      : []),
    ...(asked.consentMode === 'NOT_REQUIRED'
      ? []
      : ([
          [
            asked.consentMode === 'REQUIRED'
              ? 'Asks for consent'
              : 'Asks for consent, and goes on without',
            IconSignature,
          ],
        ] as const)),
    ...(expiresAt === null
      ? []
      : ([
          [
            `Expires ${new Date(expiresAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`,
            IconClock,
          ],
        ] as const)),
    ...(isDirect ? ([['Goes to the file itself', IconFileArrowRight]] as const) : []),
  ];
  if (badges.length === 0) return <span className="dim">Open to all</span>;
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
