import type { OutboxInvitationsQuery as InvitationsAnswer } from '../../gql/graphql.ts';
import { Button, Modal } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { OutboxSectionQuery as Outbox } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { Copyable } from '../../ui/copyable.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { Note } from '../../ui/states/note.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './system.module.css';
import { OutboxInvitationsQuery, OutboxSectionQuery } from './system.graphql.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type Invitation = InvitationsAnswer['users']['items'][number];

/** The first rows, then up to one answer's limit. */
const firstRows = { mails: 10, invitations: 50 };
const maxRows = { mails: 200, invitations: 300 };

/** Emails stored because no email server is set up. */
export function OutboxSection() {
  return (
    <Section title={common.email}>
      <Boundary what={texts.theEmails} loading={<RowSkeletons />}>
        <Mails />
      </Boundary>
    </Section>
  );
}

function Mails() {
  const [first, setFirst] = useState(firstRows.mails);
  const {
    data: {
      mailOutbox: { isReadable, problem, items },
    },
  } = usePageQuery(OutboxSectionQuery, { first: useDeferredValue(first) });
  const [openId, setOpenId] = useState<string | null>(null);
  if (problem != null)
    return (
      <Note isBad title={texts.emailsAreNotGoingOut}>
        {problem}
      </Note>
    );
  if (!isReadable) return <p className={styles['well']}>{texts.emailServerSet}</p>;
  return (
    <StoredMails
      items={items}
      onMore={
        items.length < first ? null : first < maxRows.mails ? () => setFirst(maxRows.mails) : 'all'
      }
      openId={openId}
      setOpenId={setOpenId}
    />
  );
}

/** Stored mails, without secrets; invitations show their link instead. */
function StoredMails({
  items,
  onMore,
  openId,
  setOpenId,
}: {
  items: readonly Mail[];
  /** Null: no more rows. */ onMore: (() => void) | 'all' | null;
  openId: string | null;
  setOpenId: (id: string | null) => void;
}) {
  const [first, setFirst] = useState(firstRows.invitations);
  const {
    data: { users },
  } = usePageQuery(OutboxInvitationsQuery, { first: useDeferredValue(first) });
  const invitations = users.items.filter(({ invitationLink }) => invitationLink !== null);
  if (items.length === 0 && invitations.length === 0)
    return <EmptyState title={texts.noEmailsYet}>{texts.noEmailServer}</EmptyState>;
  return (
    <>
      <p className={styles['words']}>
        {rich(texts.noEmailServerSetting, { variable: <code>LECTERN_MAIL</code> })}
      </p>
      {invitations.length === 0 ? null : <Invitations invitations={invitations} />}
      {users.items.length >= users.total ? null : (
        <p className={styles['more']}>
          {first < maxRows.invitations ? (
            <Button onClick={() => setFirst(maxRows.invitations)}>{common.showMore}</Button>
          ) : (
            <Link to="/people?status=INVITED" className="act">
              {texts.allUnderPeople}
            </Link>
          )}
          <span role="status">
            {texts.ofInvitations({ shown: users.items.length, total: countLabel(users.total) })}
          </span>
        </p>
      )}
      <ul className={styles['mails']} aria-label={texts.emails}>
        {items.map(({ id, to, subject, sentAt }) => (
          <li key={id}>
            <button type="button" onClick={() => setOpenId(id)}>
              <span>
                <b className="cut">{subject}</b>
                <small className="cut">{texts.toRecipient({ to })}</small>
              </span>
              <Ago at={sentAt} />
            </button>
          </li>
        ))}
      </ul>
      {onMore === null ? null : (
        <p className={styles['more']}>
          {onMore === 'all' ? null : <Button onClick={onMore}>{common.showMore}</Button>}
          <span role="status">
            {texts.theNewestEmails({ emails: items.length })}
            {onMore === 'all' ? `; ${texts.olderOnes}` : ''}
          </span>
        </p>
      )}
      <MailDialog
        mail={items.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <ul className={styles['invitations']} aria-label={common.invitations}>
      {invitations.map(({ id, email, name, invitationLink, invitation }) => (
        <li key={id}>
          <span>
            <b className="cut">{texts.invitationFor({ name: name ?? email ?? '' })}</b>
            <small className="cut">
              {texts.toEmail({ email: email ?? '' })}
              {invitation == null ? null : (
                <>
                  , <Ago at={invitation.sentAt} />
                </>
              )}
            </small>
          </span>
          <Copyable
            text={invitationLink ?? ''}
            label={texts.invitationForEmail({ email: email ?? '' })}
          />
        </li>
      ))}
    </ul>
  );
}

type Mail = Outbox['mailOutbox']['items'][number];

function MailDialog({ mail, onClose }: { mail: Mail | null; onClose: () => void }) {
  const [last, setLast] = useState(mail);
  if (mail !== null && mail !== last) setLast(mail);
  return (
    <Modal opened={mail !== null} onClose={onClose} size={680} title={last?.subject ?? ''}>
      {last === null ? null : (
        <>
          <p className={styles['words']}>
            {rich(texts.toEmailAt, { to: last.to, when: <Ago at={last.sentAt} /> })}
            {last.isWithheld ? `. ${texts.secretHidden}` : ''}
          </p>
          <iframe
            className={styles['mail']}
            sandbox=""
            title={texts.emailAbout({ subject: last.subject })}
            srcDoc={last.html}
          />
        </>
      )}
    </Modal>
  );
}
