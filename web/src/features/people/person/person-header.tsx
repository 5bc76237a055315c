import { IconClock, IconMail } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Ago } from '../../../ui/format/ago.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { InvitationMenu } from '../list/invitation-menu.tsx';
import { personName } from '../roles/permissions.ts';
import { RoleCell } from '../person-cell.tsx';
import { PersonMenu } from './person-menu.tsx';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

export function PersonHeader({
  person,
  editor,
  isSelf,
  refetch,
  onErasing,
}: PersonTabProps & { onErasing: (isErasing: boolean) => void }) {
  const { name, email, title, lastSeenAt } = person;
  const navigate = useNavigate();
  return (
    <header className={styles['head']} role="group" aria-label={common.person}>
      <Avatar name={name ?? email ?? null} isBig />
      <div>
        <h1>{personName(person)}</h1>
        <ul aria-label={texts.aboutThePerson}>
          <li>
            <RoleCell person={person} />
            {isSelf ? ` · ${texts.you}` : null}
          </li>
          {title === null ? null : <li>{title}</li>}
          {email == null ? null : (
            <li>
              <IconMail className="icon" aria-hidden="true" />
              <a className="act" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                {email}
              </a>
            </li>
          )}
          {lastSeenAt == null ? null : (
            <li>
              <IconClock className="icon" aria-hidden="true" />
              <span>{rich(texts.lastSeen, { when: <Ago at={lastSeenAt} /> })}</span>
            </li>
          )}
        </ul>
      </div>
      {editor.can('can_edit_users') && person.status === 'INVITED' ? (
        <InvitationMenu
          person={person}
          onSent={() => void refetch()}
          onRevoked={() => void navigate('/people')}
        />
      ) : null}
      {editor.can('can_edit_users') &&
      !isSelf &&
      (person.status === 'ACTIVE' || person.status === 'LOCKED') ? (
        <PersonMenu person={person} editor={editor} refetch={refetch} onErasing={onErasing} />
      ) : null}
    </header>
  );
}
