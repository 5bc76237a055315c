import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconLock, IconLockOpen, IconMail, IconMailOff, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { PersonFragment } from '../../gql/graphql.ts';
import { useMailKept } from '../../presentation/use-mail-kept.ts';
import { Ago } from '../../ui/ago.tsx';
import { Copyable } from '../../ui/copyable.tsx';
import { useToast, type Toast } from '../../ui/toasts.tsx';
import styles from './people.module.css';
import { InvitationLinkQuery, InviteAgainMutation, LockPersonMutation, RevokeInvitationMutation, UnlockPersonMutation } from './people.graphql.ts';
import { isAdmin, nameOf } from './permissions.ts';
import { RemoveQuestion } from './remove-question.tsx';

type PersonActionsProps = { person: PersonFragment; onClose: () => void; refetch: () => Promise<unknown> };

/** What can be done about somebody beside their permissions; what cannot be taken back is asked first. */
export function PersonActions({ person, onClose, refetch }: PersonActionsProps) {
  const variables = { id: person.id };
  const [inviteAgain] = useMutation(InviteAgainMutation, { variables });
  const [revoke] = useMutation(RevokeInvitationMutation, { variables });
  const [lock] = useMutation(LockPersonMutation, { variables });
  const [unlock] = useMutation(UnlockPersonMutation, { variables });
  const { data } = useQuery(InvitationLinkQuery, { variables, skip: person.status !== 'INVITED', fetchPolicy: 'cache-and-network' });
  const link = data?.user?.invitationLink ?? null;
  const isKept = useMailKept() || link !== null;
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const name = nameOf(person);

  async function run(act: () => Promise<unknown>, done: Toast, leaves = false) {
    try {
      await act();
      toast({ about: person.id, ...done });
      if (leaves) onClose();
      await refetch();
    } catch (error) {
      toast({ about: person.id, text: problemOf(error).message, isBad: true });
    }
  }

  if (person.status === 'INVITED') {
    const { invitation } = person;
    return (
      <div className={styles['things']}>
        <p>
          {isKept ? (link === null ? 'No mail server is set, so no mail reaches them: administrators find the link in System. ' : 'No mail server is set, so hand over the link below. ') : null}{invitation == null ? 'Invited, and not here yet.' : <>Invited <Ago at={invitation.sentAt} />{invitation.invitedBy == null ? null : <> by {nameOf({ name: invitation.invitedBy.name ?? null, email: invitation.invitedBy.email ?? null })}</>}. {invitation.isExpired ? 'The link has expired.' : 'The link works for a week.'}</>}
        </p>
        {link === null ? null : <Copyable text={link} label={`Invitation of ${name}`} />}
        <div>
          <Button leftSection={<IconMail aria-hidden="true" />} onClick={() => void run(inviteAgain, { text: isKept ? <>A new link for <b>{name}</b> is made; the old one is worth nothing</> : <>Another mail to <b>{name}</b> is on its way</> })}>{isKept ? 'Make a new link' : 'Send again'}</Button>
          <Button leftSection={<IconMailOff aria-hidden="true" />} onClick={() => void run(revoke, { text: <>The invitation of <b>{name}</b> is revoked</> }, true)}>Revoke invitation</Button>
        </div>
      </div>
    );
  }
  if (isAdmin(person)) return <div className={styles['things']}><p>To lock or remove an administrator, make them a member first.</p></div>;
  if (isAsking) {
    const removed = () => {
      toast({ about: person.id, text: <><b>{name}</b> is removed</> });
      onClose();
      void refetch();
    };
    return <RemoveQuestion id={person.id} name={name} onKeep={() => setIsAsking(false)} onRemoved={removed} />;
  }
  const isLocked = person.status === 'LOCKED';
  const unlocked: Toast = { text: <><b>{name}</b> may sign in again</> };
  return (
    <div className={styles['things']}>
      <p>{isLocked ? 'Locked: may not sign in until unlocked.' : 'Locking or removing ends every sign-in of theirs at once.'}</p>
      <div>
        {isLocked
          ? <Button leftSection={<IconLockOpen aria-hidden="true" />} onClick={() => void run(unlock, unlocked)}>Unlock</Button>
          : <Button leftSection={<IconLock aria-hidden="true" />} onClick={() => void run(lock, { text: <><b>{name}</b> is locked</>, action: { label: 'Undo', run: () => void run(unlock, unlocked) } })}>Lock</Button>}
        <Button leftSection={<IconUserMinus aria-hidden="true" />} onClick={() => setIsAsking(true)}>Remove from the team</Button>
      </div>
    </div>
  );
}
