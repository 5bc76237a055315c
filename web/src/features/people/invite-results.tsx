import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Results } from './invite-sheet.tsx';
import styles from './people.module.css';

/** What became of each address. */
export function InviteResults({ results, onMore, onClose }: { results: Results; onMore: () => void; onClose: () => void }) {
  return (
    <form onSubmit={(event) => { event.preventDefault(); onClose(); }}>
      <div>
        <ul className={styles['results']} aria-label="Invitations">
          {results.map(({ email, problem }) => (
            <li key={email} data-bad={problem == null ? undefined : true}>
              {problem == null ? <IconCheck className="icon" aria-hidden="true" /> : <IconAlertTriangle className="icon" aria-hidden="true" />}
              <span><b>{email}</b><small>{problem ?? 'Invited. The mail is on its way.'}</small></span>
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
