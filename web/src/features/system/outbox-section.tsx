import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { OutboxSectionQuery as Outbox } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Ago } from '../../ui/ago.tsx';
import { Copyable } from '../../ui/copyable.tsx';
import { RowBones } from '../../ui/bones.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { Nothing } from '../../ui/nothing.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './system.module.css';
import { OutboxInvitationsQuery, OutboxSectionQuery } from './system.graphql.ts';

/** Mails that lie here because no mail server is set: to be read, and to see what recipients would get. */
export function OutboxSection() {
  return <Section title="Mail"><Boundary what="The mails" loading={<RowBones />}><Mails /></Boundary></Section>;
}

function Mails() {
  const { data: { mailOutbox: { isReadable, items } } } = usePageQuery(OutboxSectionQuery, {});
  const [openId, setOpenId] = useState<string | null>(null);
  if (!isReadable) return <p className={styles['well']}>Mail goes out by your mail server. What was sent is to be found there.</p>;
  return <Kept items={items} openId={openId} setOpenId={setOpenId} />;
}

/** Those that lie here. What lets somebody in is for its addressee: of invitations the link is handed over instead. */
function Kept({ items, openId, setOpenId }: { items: readonly Mail[]; openId: string | null; setOpenId: (id: string | null) => void }) {
  const { data: { users } } = usePageQuery(OutboxInvitationsQuery, {});
  const invitations = users.items.filter(({ invitationLink }) => invitationLink !== null);
  if (items.length === 0 && invitations.length === 0) return <Nothing title="No mail yet">No mail server is set, so mails are kept here to be read. Set LECTERN_MAIL to send them.</Nothing>;
  return (
    <>
      <p className={styles['words']}>No mail server is set: mails are kept here, and nobody gets them. Set <code>LECTERN_MAIL</code> to send them.</p>
      {invitations.length === 0 ? null : (
        <ul className={styles['invitations']} aria-label="Invitations">
          {invitations.map(({ id, email, name, invitationLink, invitation }) => (
            <li key={id}>
              <span><b className="cut">Invitation of {name ?? email}</b><small className="cut">to {email}{invitation == null ? null : <>, <Ago at={invitation.sentAt} /></>}</small></span>
              <Copyable text={invitationLink ?? ''} label={`Invitation of ${email}`} />
            </li>
          ))}
        </ul>
      )}
      <ul className={styles['mails']} aria-label="Mails">
        {items.map(({ id, to, subject, sentAt }) => (
          <li key={id}><button type="button" onClick={() => setOpenId(id)}><span><b className="cut">{subject}</b><small className="cut">to {to}</small></span><Ago at={sentAt} /></button></li>
        ))}
      </ul>
      <MailDialog mail={items.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </>
  );
}

type Mail = Outbox['mailOutbox']['items'][number];

function MailDialog({ mail, onClose }: { mail: Mail | null; onClose: () => void }) {
  const [last, setLast] = useState(mail);
  if (mail !== null && mail !== last) setLast(mail);
  return (
    <Modal opened={mail !== null} onClose={onClose} size={680} title={last?.subject ?? ''}>
      {last === null ? null : <><p className={styles['words']}>to {last.to}, <Ago at={last.sentAt} /></p><iframe className={styles['mail']} sandbox="" title={`Mail: ${last.subject}`} srcDoc={last.html} /></>}
    </Modal>
  );
}
