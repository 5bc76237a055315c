import { useApolloClient } from '@apollo/client/react';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { callEdge } from '../edge/edge-fetch.ts';
import { problemOf } from '../edge/problem.ts';
import { Avatar } from '../ui/avatar.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useUploads } from '../uploads/uploads-context.tsx';
import styles from './shell.module.css';

const schemes = [['light', 'Light', IconSun], ['dark', 'Dark', IconMoon], ['auto', 'As the system', IconDeviceDesktop]] as const;

/** Who is signed in, the theme, and the way out. */
export function AccountMenu({ name, email }: { name: string; email: string | null | undefined }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { queue } = useUploads();

  async function signOut() {
    try {
      await callEdge('/logout', { method: 'POST' });
      queue.signOut();
      await navigate('/login');
      await client.clearStore();
    } catch (error) {
      toast({ text: problemOf(error).message, isBad: true });
    }
  }

  return (
    <Menu position="bottom-end" width={224}>
      <Menu.Target><button type="button" className={styles['me']}><Avatar name={name} /><span className="sr">{name}: account and theme</span></button></Menu.Target>
      <Menu.Dropdown>
        <div className={styles['whoami']}><b className="cut">{name}</b>{email == null ? null : <small className="cut" title={email}>{email}</small>}</div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser aria-hidden="true" />}>Your profile</Menu.Item>
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        {schemes.map(([value, word, Icon]) => (
          <Menu.Item key={value} role="menuitemradio" aria-checked={colorScheme === value} leftSection={<Icon aria-hidden="true" />} rightSection={colorScheme === value ? <IconCheck size={16} aria-hidden="true" /> : null} onClick={() => setColorScheme(value)} closeMenuOnClick={false}>
            {word}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout aria-hidden="true" />} onClick={() => void signOut()}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
