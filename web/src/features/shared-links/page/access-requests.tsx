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

const whys = {
  CANCELED: 'The link was off',
  EXPIRED: 'The link, or its presentation, was over',
  NOT_RELEASED: 'The presentation was not released yet',
  UNAVAILABLE: 'The presentation could not be read',
  RECIPIENTS_ONLY: 'Not among the recipients',
  ACCESS_CODE: 'Had no access code',
} as const satisfies Record<AccessRefusal, string>;

/** Refused visitors who requested access, with buttons to answer. */
export function AccessRequests({ link }: { link: ShownLink }) {
  if (link.accessRequests.length === 0) return null;
  return (
    <Section title="Asking for access" hint={link.accessRequests.length.toLocaleString('en')}>
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
  const { isBusy, answer } = useAnswerRequest(link, request);
  const name = recipientName(request);
  const code =
    reason === 'ACCESS_CODE' && link.accessCode !== null
      ? `\n\nThe access code is ${link.accessCode}`
      : '';
  const requestText =
    email === null
      ? null
      : `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(linkName(link))}&body=${encodeURIComponent(`${link.url}${code}`)}`;
  return (
    <li>
      <Avatar name={name} />
      <div>
        <p>
          <b title={email ?? undefined}>{name}</b>{' '}
          <span className="dim">
            {whys[reason]}, <Ago at={at} />
          </span>
        </p>
        {message === null || message === '' ? null : <q>{message}</q>}
      </div>
      <span>
        {answer === null ? null : 'run' in answer ? (
          <Button
            size="xs"
            variant="filled"
            loading={isBusy}
            aria-label={`${answer.label}: ${name}`}
            onClick={answer.run}
          >
            {answer.label}
          </Button>
        ) : (
          <span className="dim">{answer.label}</span>
        )}
        {requestText === null ? null : (
          <Button
            size="xs"
            component="a"
            href={requestText}
            leftSection={<IconMail aria-hidden="true" />}
            aria-label={`${code === '' ? 'Write to' : 'Write the code to'} ${name}`}
          >
            {code === '' ? 'Write' : 'Write the code'}
          </Button>
        )}
      </span>
    </li>
  );
}
