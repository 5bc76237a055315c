import { NavLink } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import tabs from '../../ui/tabs.module.css';
import styles from './people.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The pages about people, groups, roles and devices. */
export function PeopleTabs() {
  const { viewer, can } = useViewer();
  const mayEdit = can('can_edit_users');
  const pages = [
    { to: '/people', label: common.people, isFor: true },
    { to: '/people/groups', label: common.groups, isFor: true },
    { to: '/roles', label: common.roles, isFor: mayEdit },
    {
      to: '/devices',
      label: common.devices,
      isFor: can('can_edit_devices') && viewer.currentTeam.showsAppSettings,
    },
    { to: '/people/history', label: common.activity, isFor: mayEdit },
  ];
  return (
    <nav className={`${tabs['tabs']} ${styles['places']}`} aria-label={texts.peopleGroupsAndRoles}>
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
