import { Button } from '@mantine/core';
import type { LinkAsOfQuery } from '../../../gql/graphql.ts';
import styles from './link-page.module.css';
import { expiryLabel, recipientsLabel } from '../labels.ts';

const alerts = ['None', 'The first view', 'Every view', 'Weekly', 'Monthly'];
const consents = { NOT_REQUIRED: 'Not asked', OPTIONAL: 'Optional', REQUIRED: 'Required' } as const;

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
    ['Link', link.alias ?? 'random'],
    ['Status', link.deletedAt === null ? (expiryLabel(link) ?? 'On') : 'Deleted'],
    ['For', `${recipientsLabel(link.recipients)}${link.isForRecipientsOnly ? ' only' : ''}`],
    ['Access code', link.hasAccessCode ? 'required' : 'none'],
    ['Consent', link.consentMode === null ? 'Team default' : consents[link.consentMode]],
    ['Allowed', `${allowed || 'viewing only'}${link.isDirect ? '; opens the file directly' : ''}`],
    ['Alerts', alerts[link.notificationLevel] ?? ''],
    ['Owner', link.userName ?? 'a former member'],
  ];
  return (
    <div className={styles['then']} role="region" aria-label={`The link as of ${when}`}>
      <div>
        <p>
          <b>Version of {when}</b>
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
