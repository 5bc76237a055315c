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
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

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
    <section className={styles['panel']} aria-label={texts.invitation}>
      <p>
        {isMailStored
          ? link === null
            ? `${texts.noEmailServer} `
            : `${texts.noEmailServerShareLink} `
          : null}
        {invitation == null ? (
          texts.invitedNotJoinedYet
        ) : (
          <>
            {rich(texts.invitedAt, { when: <Ago at={invitation.sentAt} /> })}
            {invitation.invitedBy == null ? null : (
              <>
                {' '}
                {texts.byPerson({
                  person: personName({
                    name: invitation.invitedBy.name ?? null,
                    email: invitation.invitedBy.email ?? null,
                  }),
                })}
              </>
            )}
            . {invitation.isExpired ? texts.theLinkHasExpired : texts.theLinkExpiresAfter7}
          </>
        )}
      </p>
      {invitation?.hasLostRole ? (
        <Note title={texts.theCustomRoleIsGone}>{texts.invitedRoleChanged}</Note>
      ) : null}
      {link === null ? null : <Copyable text={link} label={texts.invitationFor({ name })} />}
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
          {texts.revokeInvitation}
        </Button>
      </div>
    </section>
  );
}
