import { IconAddressBook, IconFiles, IconLayoutDashboard, IconLink, IconUsers } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { Mark } from '../ui/mark.tsx';
import styles from './shell.module.css';

const places = [{ to: '/', word: 'Dashboard', Icon: IconLayoutDashboard }, { to: '/content', word: 'Content', Icon: IconFiles }, { to: '/links', word: 'Shared links', Icon: IconLink }, { to: '/contacts', word: 'Contacts', Icon: IconAddressBook }, { to: '/people', word: 'People', Icon: IconUsers }];

/** The team and the places one can go to: only those that exist. */
export function SideNav({ team, isSheet = false }: { team: string; isSheet?: boolean }) {
  return (
    <nav className={styles['nav']} data-sheet={isSheet || undefined} aria-label="Main">
      <div className={styles['team']}><Mark /><span><b className="cut" title={team}>{team}</b><small>Lectern</small></span></div>
      <ul>
        {places.map(({ to, word, Icon }) => <li key={to}><NavLink to={to} title={word}><Icon className="icon" aria-hidden="true" /><span>{word}</span></NavLink></li>)}
      </ul>
    </nav>
  );
}
