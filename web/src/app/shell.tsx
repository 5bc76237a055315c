import { useSuspenseQuery } from '@apollo/client/react';
import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { graphql } from '../gql/gql.ts';
import { Mark } from '../ui/mark.tsx';
import { UploadDrawer } from '../uploads/upload-drawer.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Boundary } from './boundary.tsx';
import { PageBones } from './page-bones.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './shell.module.css';
import { SideNav } from './side-nav.tsx';

const ShellQuery = graphql(`
  query Shell {
    viewer { id name email currentTeam { id name } }
  }
`);

/** Sidebar, top bar, the page between them, and the uploads over all of it. */
export function Shell() {
  const { data, error } = useSuspenseQuery(ShellQuery, { errorPolicy: 'all' });
  const [isOpen, { open, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  if (data?.viewer === undefined || data.viewer === null) throw error ?? new Error('Who is signed in could not be read.');
  const { viewer } = data;
  const team = viewer.currentTeam?.name ?? 'Lectern';

  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">Skip to content</a>
      <div className={styles['side']}><SideNav team={team} /></div>
      <header className={styles['top']}>
        <ActionIcon className={styles['menu'] ?? ''} aria-label="Open menu" onClick={open}><IconMenu2 aria-hidden="true" /></ActionIcon>
        <span className={styles['topMark']}><Mark /></span>
        <SearchBox />
        <AccountMenu name={viewer.name ?? viewer.email ?? 'You'} email={viewer.email} />
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        <Boundary key={pathname.split('/').slice(0, 3).join('/')} what="This page" loading={<PageBones />}><Outlet /></Boundary>
      </main>
      <Drawer opened={isOpen} onClose={close} position="left" size={272} withCloseButton={false} padding={8} aria-label="Menu"><SideNav team={team} isSheet /></Drawer>
      <UploadDrawer />
    </div>
  );
}
