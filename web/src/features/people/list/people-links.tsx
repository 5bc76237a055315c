import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconDevices,
  IconDots,
  IconHistory,
  IconUserShield,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../../account/viewer.ts';
import styles from '../people.module.css';

/** Links to groups, roles, devices and history; a menu on narrow screens. */
export function PeopleLinks({
  mayEdit,
  more,
}: {
  mayEdit: boolean;
  /** Further actions. */ more: ReactNode;
}) {
  const { can } = useViewer();
  const isNarrow = useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false });
  const links = [
    { to: '/people/groups', label: 'Groups', Icon: IconUsersGroup, isFor: true },
    { to: '/roles', label: 'Roles', Icon: IconUserShield, isFor: mayEdit },
    { to: '/devices', label: 'Devices', Icon: IconDevices, isFor: can('can_edit_devices') },
    { to: '/people/history', label: 'History', Icon: IconHistory, isFor: mayEdit },
  ].filter(({ isFor }) => isFor);
  return (
    <div className={styles['ways']}>
      {isNarrow && links.length > 1 ? (
        <Menu position="bottom-end" width={208}>
          <Menu.Target>
            <ActionIcon variant="default" aria-label="More about people">
              <IconDots aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {links.map(({ to, label, Icon }) => (
              <Menu.Item
                key={to}
                component={Link}
                to={to}
                leftSection={<Icon aria-hidden="true" />}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        links.map(({ to, label, Icon }) => (
          <Button key={to} component={Link} to={to} leftSection={<Icon aria-hidden="true" />}>
            {label}
          </Button>
        ))
      )}
      {more}
    </div>
  );
}
