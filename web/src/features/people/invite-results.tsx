import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMailKept } from '../../presentation/use-mail-kept.ts';
import { Copyable } from '../../ui/copyable.tsx';
import { Note } from '../../ui/note.tsx';
import type { Results } from './invite-sheet.tsx';
import styles from './people.module.css';

/** What became of each address. */
export function InviteResults({ results, onMore, onClose }: { results: Results; onMore: () => void; onClose: () => void }) {
  const isKept = useMailKept() || results.some(({ user }) => user?.invitationLink != null);
  const isAnybodyInvited = results.some(({ user }) => user?.status === 'INVITED');
  return (
    <form onSubmit={(event) => { event.preventDefault(); onClose(); }}>
      <div>
        {isKept && isAnybodyInvited ? <Note title="No mail server is set, so nobody gets a mail">Hand over the links yourself. Each works once, for a week, and lets whoever has it in.</Note> : null}
        <ul className={styles['results']} aria-label="Invitations">
          {results.map(({ email, problem, user }) => (
            <li key={email} data-bad={problem == null ? undefined : true}>
              {problem == null ? <IconCheck className="icon" aria-hidden="true" /> : <IconAlertTriangle className="icon" aria-hidden="true" />}
              <span><b>{email}</b><small>{problem ?? (user?.status === 'ACTIVE' ? 'Is in the team. They find it in the menu at the top left.' : user?.invitationLink == null ? (isKept ? 'Invited. Administrators find the link in System.' : 'Invited. The mail is on its way.') : 'Invited. Give them this link:')}</small>{user?.invitationLink == null ? null : <Copyable text={user.invitationLink} label={`Invitation of ${email}`} />}</span>
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <Button type="submit" variant="filled" data-autofocus autoFocus>Done</Button>
        <Button onClick={onMore}>Invite more</Button>
      </footer>
    </form>
  );
}
