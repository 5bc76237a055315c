import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { AccessRefusal } from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './link-page.module.css';
import type { ShownLink } from './shown-link.ts';
import { useAnswerRequest, type AccessRequest } from './use-answer-request.tsx';
import { linkName, recipientName } from '../labels.ts';
import { locale } from '../../../ui/format/locale.ts';
import { texts } from './texts.ts';

const whys = {
  CANCELED: texts.theLinkWasOff,
  EXPIRED: texts.theLinkHadExpired,
  NOT_RELEASED: texts.thePresentationWasNotReleased,
  PREPARING: texts.thePresentationWasStillBeing,
  PREPARATION_FAILED: texts.presentationFailed,
  UNAVAILABLE: texts.thePresentationWasNotAvailable,
  RECIPIENTS_ONLY: texts.notARecipient,
  ACCESS_CODE: texts.noAccessCode,
} as const satisfies Record<AccessRefusal, string>;

/** Refused visitors who requested access, with buttons to answer. */
export function AccessRequests({ link }: { link: ShownLink }) {
  if (link.accessRequests.length === 0) return null;
  return (
    <Section title={texts.accessRequests} hint={link.accessRequests.length.toLocaleString(locale)}>
      <ul className={styles['requests']}>
        {link.accessRequests.map((request) => (
          <Request key={`${request.id} ${request.at}`} link={link} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function Request({ link, request }: { link: ShownLink; request: AccessRequest }) {
  const { email, message, reason, at } = request;
  const { isBusy, grantLabel, grant, decline } = useAnswerRequest(link, request);
  const name = recipientName(request);
  const reply =
    email === null
      ? null
      : `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(linkName(link))}&body=${encodeURIComponent(link.url)}`;
  return (
    <li>
      <Avatar name={name} />
      <div>
        <p>
          <b title={email ?? undefined} dir="auto">
            {name}
          </b>{' '}
          <span className="dim">
            {whys[reason]} · <Ago at={at} />
          </span>
        </p>
        {message === null || message === '' ? null : <q dir="auto">{message}</q>}
      </div>
      <span>
        <Button
          size="xs"
          variant="filled"
          loading={isBusy}
          aria-label={`${grantLabel}: ${name}`}
          onClick={grant}
        >
          {grantLabel}
        </Button>
        <Button
          size="xs"
          disabled={isBusy}
          aria-label={texts.declineNamed({ name })}
          onClick={decline}
        >
          {texts.decline}
        </Button>
        {reply === null ? null : (
          <Button
            size="xs"
            variant="subtle"
            component="a"
            href={reply}
            leftSection={<IconMail aria-hidden="true" />}
            aria-label={texts.replyTo({ name })}
          >
            {texts.reply}
          </Button>
        )}
      </span>
    </li>
  );
}
