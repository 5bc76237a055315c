import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { onSignedOut } from '../edge/signed-out.ts';
import { graphql } from '../gql/gql.ts';
import type { ShellQuery as ShellData } from '../gql/graphql.ts';
import { usePageQuery } from '../graphql/use-page-query.ts';
import { useRefetchOn } from '../realtime/use-realtime.ts';
import { CrumbsContext } from '../ui/crumbs.tsx';
import { LeaveGuard } from '../ui/form/leave-guard.tsx';
import { Logo } from '../ui/logo.tsx';
import { UploadDrawer } from '../uploads/upload-drawer.tsx';
import { useUploadCount } from '../uploads/uploads-context.tsx';
import { Bell } from '../features/notifications/bell.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { useSameUserInEveryTab } from './use-same-user-in-every-tab.ts';
import { Boundary } from '../ui/states/boundary.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SearchBox } from './search/search-box.tsx';
import styles from './shell.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { SideNav } from './side-nav.tsx';
import { CreateLinkProvider } from '../shared/presentation/create-link.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { ConfirmationNote } from '../account/confirmation-note.tsx';
import { ViewerContext } from '../account/viewer.ts';
import { texts } from './texts.ts';

const ShellQuery = graphql(`
  query Shell {
    viewer {
      id
      name
      email
      permissions
      currentTeamRole
      currentTeam {
        id
        name
        showsAppSettings
      }
      memberships {
        role
        isCurrent
        team {
          id
          name
        }
      }
      impersonation {
        reason
        expiresAt
        impersonator {
          id
          name
        }
      }
    }
  }
`);

const LinkSheet = lazy(async () => ({
  default: (await import('./pages/link-pages.tsx')).LinkSheet,
}));

/** Reads the shell again when the user or the team changed; reloads when the team is another. */
function useTeamOfPage(
  { id, currentTeam }: Pick<ShellData['viewer'], 'id' | 'currentTeam'>,
  refetch: () => Promise<unknown>,
) {
  const [teamId] = useState(currentTeam.id);
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' &&
        (message.type === 'User'
          ? message.id === id
          : message.type === 'Team' && message.id === teamId)),
    refetch,
  );
  // Another tab switched teams: reload, because nothing here belongs to the new team.
  useEffect(() => {
    if (currentTeam.id !== teamId) window.location.assign('/');
  }, [currentTeam.id, teamId]);
}

export function Shell() {
  const {
    data: { viewer },
    refetch,
  } = usePageQuery(ShellQuery, {});
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const [isOpen, { open, close }] = useDisclosure(false);
  const [isHelping, help] = useDisclosure(false);
  const [isFolded, setIsFolded] = useLocalStorage({
    key: 'lectern-side-folded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(close, [pathname, close]);
  useEffect(() => {
    void import('./pages/presentation-pages.tsx').catch(() => undefined);
  }, []); // Preloads the pages.
  const leave = useEffectEvent(
    () =>
      void navigate(`/login?next=${encodeURIComponent(pathname + search)}&done=out`, {
        replace: true,
      }),
  );
  useEffect(() => onSignedOut(() => leave()), []);
  useTeamOfPage(viewer, refetch);
  const impersonation = viewer.impersonation ?? null;
  useSameUserInEveryTab(
    `${viewer.id} ${impersonation?.impersonator?.id ?? ''} ${impersonation?.expiresAt ?? ''}`,
  );
  const uploads = useUploadCount();
  useScrollToTop();

  return (
    <ViewerContext value={viewer}>
      <LeaveGuard>
        <div className={styles['all']} data-as-another={impersonation !== null || undefined}>
          {impersonation === null ? null : (
            <ImpersonationBanner
              name={viewer.name ?? viewer.email ?? texts.thisUser}
              impersonation={impersonation}
            />
          )}
          <div
            className={styles['shell']}
            data-folded={isFolded || undefined}
            style={{ '--uploads': uploads }}
          >
            <a className={styles['skip']} href="#main">
              {texts.skipToContent}
            </a>
            <div className={styles['side']}>
              <SideNav
                onHelp={help.open}
                fold={{ isFolded, toggle: () => setIsFolded(!isFolded) }}
              />
            </div>
            <OfflineNote />
            <CreateLinkProvider Sheet={LinkSheet}>
              <TopBar onHelp={help.open} open={open} setCrumbs={setCrumbs} viewer={viewer} />
              <MainArea crumbs={crumbs} pathname={pathname} />
              <MenuDrawer isOpen={isOpen} close={close} help={help} />
              <Shortcuts isOpen={isHelping} onOpen={help.open} onClose={help.close} />
              <UploadDrawer />
            </CreateLinkProvider>
          </div>
        </div>
      </LeaveGuard>
    </ViewerContext>
  );
}

type MainAreaProps = {
  crumbs: HTMLElement | null;
  pathname: string;
};

function MainArea({ crumbs, pathname }: MainAreaProps) {
  return (
    <main id="main" className={styles['main']} tabIndex={-1}>
      <div className={styles['said']}>
        <ConfirmationNote />
      </div>
      <CrumbsContext value={crumbs}>
        <Boundary
          key={pathname.split('/').slice(0, 3).join('/')}
          what={texts.thisPage}
          loading={<PageSkeleton />}
        >
          <Outlet />
        </Boundary>
      </CrumbsContext>
    </main>
  );
}

type MenuDrawerProps = {
  isOpen: boolean;
  close: () => void;
  help: { open: () => void };
};

function MenuDrawer({ isOpen, close, help }: MenuDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="left"
      size={272}
      withCloseButton={false}
      padding={8}
      attributes={{ content: { 'aria-label': texts.menu } }}
    >
      <SideNav
        isSheet
        onHelp={() => {
          close();
          help.open();
        }}
      />
    </Drawer>
  );
}

type TopBarProps = {
  onHelp: () => void;
  open: () => void;
  setCrumbs: (element: HTMLElement | null) => void;
  viewer: { name: string | null; email?: string | null };
};

function TopBar({ onHelp, open, setCrumbs, viewer }: TopBarProps) {
  return (
    <header className={styles['top']}>
      <ActionIcon className={styles['menu'] ?? ''} aria-label={texts.openMenu} onClick={open}>
        <IconMenu2 aria-hidden="true" />
      </ActionIcon>
      <span className={styles['topMark']}>
        <Logo />
      </span>
      <nav ref={setCrumbs} className={styles['crumbs']} aria-label={texts.breadcrumb} />
      <SearchBox onHelp={onHelp} />
      <Bell />
      <AccountMenu name={viewer.name ?? viewer.email ?? texts.you} email={viewer.email} />
    </header>
  );
}
