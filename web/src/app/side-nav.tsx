import {
  IconKeyboard,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { usePlaces } from './places.ts';
import styles from './shell.module.css';
import { TeamSwitcher } from './team/team-switcher.tsx';
import { texts } from './texts.ts';

/** Pages reached from another one, with a path of their own. */
const subPaths: Readonly<Record<string, readonly string[]>> = {
  '/people': ['/roles', '/devices'],
  '/labels': ['/brands', '/products'],
};
const isAt = (pathname: string, place: string) =>
  [place, ...(subPaths[place] ?? [])].some(
    (each) => pathname === each || pathname.startsWith(`${each}/`),
  );

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
  const places = usePlaces();
  const { pathname } = useLocation();
  const Fold = fold?.isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const foldWord = fold?.isFolded ? texts.expandSidebar : texts.collapseSidebar;
  return (
    <nav className={styles['nav']} data-sheet={isSheet || undefined} aria-label={texts.main}>
      <TeamSwitcher />
      <ul>
        {places.map(({ to, label, Icon }) => (
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
          <button type="button" title={texts.keyboardShortcuts} onClick={onHelp}>
            <IconKeyboard className="icon" aria-hidden="true" />
            <span>{texts.keyboardShortcuts}</span>
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
