import { Button } from '@mantine/core';
import type { LinkAsOfQuery } from '../../../gql/graphql.ts';
import styles from './link-page.module.css';
import { expiryLabel, recipientsLabel } from '../labels.ts';

const alerts = ['None', 'The first view', 'Every view', 'Weekly', 'Monthly'];
const consents = { NOT_REQUIRED: 'Not asked', OPTIONAL: 'Optional', REQUIRED: 'Required' } as const;

/** The link at a moment, in words. */
export function LinkAsOf({
  link,
  when,
  onClose,
}: {
  link: NonNullable<LinkAsOfQuery['sharedLink']>;
  when: string;
  onClose: () => void;
}) {
  const allowed = [
    link.canBeDownloaded ? 'download' : '',
    link.canBePrinted ? 'print' : '',
    link.canBeForwarded ? 'forward' : '',
  ]
    .filter(Boolean)
    .join(', ');
  const facts = [
    ['Name', link.name ?? 'none'],
    ['Address', link.alias ?? 'a random one'],
    ['State', link.deletedAt === null ? (expiryLabel(link) ?? 'On') : 'Deleted'],
    [
      'For',
      `${recipientsLabel(link.recipients)}${link.isForRecipientsOnly ? ', nobody else' : ''}`,
    ],
    ['Access code', link.hasAccessCode ? 'asked for' : 'none'],
    ['Consent', link.consentMode === null ? 'As the team says' : consents[link.consentMode]],
    ['Allowed', `${allowed || 'reading only'}${link.isDirect ? '; straight to the file' : ''}`],
    ['Alerts', alerts[link.notificationLevel] ?? ''],
    ['Owner', link.userName ?? 'somebody who left'],
  ];
  return (
    <div className={styles['then']} role="region" aria-label={`The link as of ${when}`}>
      <div>
        <p>
          <b>As it was on {when}</b>
        </p>
        <Button size="xs" onClick={onClose}>
          Back to now
        </Button>
      </div>
      <dl>
        {facts.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
