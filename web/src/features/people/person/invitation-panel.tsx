import { Button } from '@mantine/core';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { Copyable } from '../../../ui/copyable.tsx';
import { personName } from '../roles/permissions.ts';
import { useInvitation } from '../use-invitation.tsx';
import styles from './person.module.css';

/** How long the invitation has been pending, its link, and buttons to resend or revoke it. */
export function InvitationPanel({
  person,
  refetch,
}: {
  person: PersonFragment;
  refetch: () => Promise<unknown>;
}) {
  const { link, isMailStored, resendLabel, resend, revoke } = useInvitation(person);
  const navigate = useNavigate();
  const name = personName(person);
  const { invitation } = person;
  return (
    <section className={styles['panel']} aria-label="Invitation">
      <p>
        {isMailStored
          ? link === null
            ? 'No email server is set up: admins find the link in System. '
            : 'No email server is set up: send them this link yourself. '
          : null}
        {invitation == null ? (
          'Invited, not joined yet.'
        ) : (
          <>
            Invited <Ago at={invitation.sentAt} />
            {invitation.invitedBy == null ? null : (
              <>
                {' '}
                by{' '}
                {personName({
                  name: invitation.invitedBy.name ?? null,
                  email: invitation.invitedBy.email ?? null,
                })}
              </>
            )}
            . {invitation.isExpired ? 'The link has expired.' : 'The link expires after 7 days.'}
          </>
        )}
      </p>
      {invitation?.hasLostRole ? (
        <Note title="The custom role is gone">
          The role they were invited with was deleted or now has more permissions. Send the
          invitation again, or choose another role below.
        </Note>
      ) : null}
      {link === null ? null : <Copyable text={link} label={`Invitation for ${name}`} />}
      <div>
        <Button
          leftSection={<IconMail aria-hidden="true" />}
          onClick={() => void resend().then(refetch)}
        >
          {resendLabel}
        </Button>
        <Button
          leftSection={<IconMailOff aria-hidden="true" />}
          onClick={() => void revoke().then((isDone) => (isDone ? navigate('/people') : undefined))}
        >
          Revoke invitation
        </Button>
      </div>
    </section>
  );
}
