import { Button } from '@mantine/core';
import type { LinkAsOfQuery } from '../../../gql/graphql.ts';
import styles from './link-page.module.css';
import { expiryLabel, recipientsLabel } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const alerts = [common.none, texts.theFirstView, texts.everyView, common.weekly, common.monthly];
const consents = {
  NOT_REQUIRED: common.notAsked,
  OPTIONAL: common.optional,
  REQUIRED: common.required,
} as const;

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
    link.canBeDownloaded ? texts.download : '',
    link.canBePrinted ? texts.print : '',
    link.canBeForwarded ? texts.forward : '',
  ]
    .filter(Boolean)
    .join(', ');
  const facts = [
    [common.name, link.name ?? texts.none],
    [common.link, link.alias ?? texts.random],
    [common.status, link.deletedAt === null ? (expiryLabel(link) ?? common.on) : common.deleted],
    [
      texts.for,
      link.isForRecipientsOnly
        ? texts.onlyThese({ recipients: recipientsLabel(link.recipients) })
        : recipientsLabel(link.recipients),
    ],
    [common.accessCode, link.hasAccessCode ? texts.required : texts.none],
    [common.consent, link.consentMode === null ? common.teamDefault : consents[link.consentMode]],
    [
      texts.allowed,
      `${allowed || texts.viewingOnly}${link.isDirect ? `; ${texts.opensTheFileDirectly}` : ''}`,
    ],
    [texts.alerts, alerts[link.notificationLevel] ?? ''],
    [common.owner, link.userName ?? texts.aFormerMember],
  ];
  return (
    <div className={styles['then']} role="region" aria-label={texts.theLinkAsOf({ when })}>
      <div>
        <p>
          <b>{texts.versionOf({ when })}</b>
        </p>
        <Button size="xs" onClick={onClose}>
          {texts.backToNow}
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
