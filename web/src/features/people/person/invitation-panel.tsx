import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { useMailKept } from '../../../presentation/use-mail-kept.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Copyable } from '../../../ui/copyable.tsx';
import { InvitationLinkQuery, InviteAgainMutation, RevokeInvitationMutation } from '../people.graphql.ts';
import { nameOf } from '../permissions.ts';
import styles from './person.module.css';
import { useRun } from './use-run.ts';

/** Since when somebody is awaited, how their link reaches them, and the ways to send another or to take it back. */
export function InvitationPanel({ person, refetch }: { person: PersonFragment; refetch: () => Promise<unknown> }) {
  const variables = { id: person.id };
  const [inviteAgain] = useMutation(InviteAgainMutation, { variables });
  const [revoke] = useMutation(RevokeInvitationMutation, { variables });
  const { data } = useQuery(InvitationLinkQuery, { variables, fetchPolicy: 'cache-and-network' });
  const link = data?.user?.invitationLink ?? null;
  const isKept = useMailKept() || link !== null;
  const navigate = useNavigate();
  const run = useRun(person.id);
  const name = nameOf(person);
  const { invitation } = person;
  const again = () => run(inviteAgain, { text: isKept ? <>A new link for <b>{name}</b> is made; the old one is worth nothing</> : <>Another mail to <b>{name}</b> is on its way</> });
  const takeBack = () => run(revoke, { text: <>The invitation of <b>{name}</b> is revoked</> });
  return (
    <section className={styles['panel']} aria-label="Invitation">
      <p>
        {isKept ? (link === null ? 'No mail server is set, so no mail reaches them: administrators find the link in System. ' : 'No mail server is set, so hand over the link below. ') : null}
        {invitation == null ? 'Invited, and not here yet.' : <>Invited <Ago at={invitation.sentAt} />{invitation.invitedBy == null ? null : <> by {nameOf({ name: invitation.invitedBy.name ?? null, email: invitation.invitedBy.email ?? null })}</>}. {invitation.isExpired ? 'The link has expired.' : 'The link works for a week.'}</>}
      </p>
      {link === null ? null : <Copyable text={link} label={`Invitation of ${name}`} />}
      <div>
        <Button leftSection={<IconMail aria-hidden="true" />} onClick={() => void again().then(refetch)}>{isKept ? 'Make a new link' : 'Send again'}</Button>
        <Button leftSection={<IconMailOff aria-hidden="true" />} onClick={() => void takeBack().then((isDone) => (isDone ? navigate('/people') : undefined))}>Revoke invitation</Button>
      </div>
    </section>
  );
}
