import { IconActivity, IconAddressBook, IconFiles, IconLayoutDashboard, IconLink, IconServer2, IconUsers } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useViewer } from '../account/viewer.ts';
import { Mark } from '../ui/mark.tsx';
import styles from './shell.module.css';

const places = [{ to: '/', word: 'Dashboard', Icon: IconLayoutDashboard }, { to: '/content', word: 'Content', Icon: IconFiles }, { to: '/links', word: 'Shared links', Icon: IconLink }, { to: '/contacts', word: 'Contacts', Icon: IconAddressBook }, { to: '/people', word: 'People', Icon: IconUsers }];

/** Where few may go. */
const narrow = [{ to: '/events', word: 'Event stream', Icon: IconActivity, permission: 'can_export_data' }, { to: '/system', word: 'System', Icon: IconServer2, permission: null }];

/** The team and the places one can go to: only those that exist. */
export function SideNav({ team, isSheet = false }: { team: string; isSheet?: boolean }) {
  const { viewer, can } = useViewer();
  const mayGo = ({ permission }: (typeof narrow)[number]) => (permission === null ? viewer.currentTeamRole === 'TEAM_ADMIN' : can(permission));
  return (
    <nav className={styles['nav']} data-sheet={isSheet || undefined} aria-label="Main">
      <div className={styles['team']}><Mark /><span><b className="cut" title={team}>{team}</b><small>Lectern</small></span></div>
      <ul>
        {[...places, ...narrow.filter(mayGo)].map(({ to, word, Icon }) => <li key={to}><NavLink to={to} title={word}><Icon className="icon" aria-hidden="true" /><span>{word}</span></NavLink></li>)}
      </ul>
    </nav>
  );
}
