import {
  IconActivity,
  IconAddressBook,
  IconFiles,
  IconKeyboard,
  IconLayoutDashboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLink,
  IconServer2,
  IconSettings,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useViewer } from '../account/viewer.ts';
import styles from './shell.module.css';
import { TeamSwitcher } from './team/team-switcher.tsx';

const places = [
  { to: '/', label: 'Dashboard', Icon: IconLayoutDashboard },
  { to: '/content', label: 'Content', Icon: IconFiles },
  { to: '/labels', label: 'Labels', Icon: IconTag },
  { to: '/links', label: 'Shared links', Icon: IconLink },
  { to: '/contacts', label: 'Contacts', Icon: IconAddressBook },
  { to: '/people', label: 'People', Icon: IconUsers },
];

/** Pages reached from another one, with a path of their own. */
const subPaths: Readonly<Record<string, readonly string[]>> = { '/people': ['/roles', '/devices'] };
const isAt = (pathname: string, place: string) =>
  [place, ...(subPaths[place] ?? [])].some(
    (each) => pathname === each || pathname.startsWith(`${each}/`),
  );

/** Pages that need a permission. */
const restrictedPlaces = [
  { to: '/team', label: 'Team settings', Icon: IconSettings, permission: 'can_edit_team' },
  { to: '/events', label: 'Event stream', Icon: IconActivity, permission: 'can_export_data' },
  { to: '/system', label: 'System', Icon: IconServer2, permission: null },
];

type SideNavProps = {
  isSheet?: boolean;
  onHelp: () => void;
  /** Folds or unfolds the sidebar. */ fold?: {
    isFolded: boolean;
    toggle: () => void;
  };
};

/** The team and the pages the user may open. */
export function SideNav({ isSheet = false, onHelp, fold }: SideNavProps) {
  const { viewer, can } = useViewer();
  const { pathname } = useLocation();
  const isAllowed = ({ permission }: (typeof restrictedPlaces)[number]) =>
    permission === null ? viewer.currentTeamRole === 'TEAM_ADMIN' : can(permission);
  const Fold = fold?.isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const foldWord = fold?.isFolded ? 'Show the words' : 'Fold the sidebar';
  return (
    <nav className={styles['nav']} data-sheet={isSheet || undefined} aria-label="Main">
      <TeamSwitcher />
      <ul>
        {[...places, ...restrictedPlaces.filter(isAllowed)].map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} title={label} aria-current={isAt(pathname, to) ? 'page' : undefined}>
              <Icon className="icon" aria-hidden="true" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles['foot']}>
        <li>
          <button type="button" title="Keyboard shortcuts" onClick={onHelp}>
            <IconKeyboard className="icon" aria-hidden="true" />
            <span>Keyboard shortcuts</span>
          </button>
        </li>
        {fold === undefined ? null : (
          <li className={styles['fold']}>
            <button type="button" title={foldWord} onClick={fold.toggle}>
              <Fold className="icon" aria-hidden="true" />
              <span>{foldWord}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
