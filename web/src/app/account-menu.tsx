import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconBell,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../ui/avatar.tsx';
import styles from './shell.module.css';
import { useSignOut } from './use-sign-out.ts';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

const schemes = [
  ['light', texts.light, IconSun],
  ['dark', texts.dark, IconMoon],
  ['auto', common.system, IconDeviceDesktop],
] as const;

/** The signed-in user, the theme, and sign-out. */
export function AccountMenu({ name, email }: { name: string; email: string | null | undefined }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={224}>
      <Menu.Target>
        <button type="button" className={styles['me']}>
          <Avatar name={name} />
          <span className="sr">{texts.accountAndTheme({ name })}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['whoami']}>
          <b className="cut">{name}</b>
          {email == null ? null : (
            <small className="cut" title={email}>
              {email}
            </small>
          )}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser aria-hidden="true" />}>
          {common.yourProfile}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/profile/security"
          leftSection={<IconShieldLock aria-hidden="true" />}
        >
          {common.security}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/profile#notifications"
          leftSection={<IconBell aria-hidden="true" />}
        >
          {common.notificationSettings}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label aria-hidden="true">{texts.theme}</Menu.Label>
        <div role="group" aria-label={texts.theme}>
          <Menu.RadioGroup
            value={colorScheme}
            onChange={(value) => {
              const chosen = schemes.find(([scheme]) => scheme === value);
              if (chosen) setColorScheme(chosen[0]);
            }}
          >
            {schemes.map(([value, word, Icon]) => (
              <Menu.RadioItem key={value} value={value} rightSection={<Icon aria-hidden="true" />}>
                {word}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout aria-hidden="true" />} onClick={() => void signOut()}>
          {common.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
