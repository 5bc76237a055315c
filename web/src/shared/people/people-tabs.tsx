import { NavLink } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import tabs from '../../ui/tabs.module.css';
import styles from './people.module.css';

/** The pages about people, groups, roles and devices. */
export function PeopleTabs() {
  const { viewer, can } = useViewer();
  const mayEdit = can('can_edit_users');
  const pages = [
    { to: '/people', label: 'People', isFor: true },
    { to: '/people/groups', label: 'Groups', isFor: true },
    { to: '/roles', label: 'Roles', isFor: mayEdit },
    {
      to: '/devices',
      label: 'Devices',
      isFor: can('can_edit_devices') && viewer.currentTeam.showsAppSettings,
    },
    { to: '/people/history', label: 'Activity', isFor: mayEdit },
  ];
  return (
    <nav className={`${tabs['tabs']} ${styles['places']}`} aria-label="People, groups and roles">
      {pages
        .filter(({ isFor }) => isFor)
        .map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
    </nav>
  );
}
