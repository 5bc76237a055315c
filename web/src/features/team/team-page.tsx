import type { ComponentType } from 'react';
import { Navigate, NavLink, useLocation, useParams } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import type { TeamPageQuery as TeamPageData } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Page, PageHead } from '../../ui/page.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { FormSkeleton } from '../../ui/states/form-skeleton.tsx';
import { NotFound } from '../../ui/states/not-found.tsx';
import { Note } from '../../ui/states/note.tsx';
import places from '../../ui/tabs.module.css';
import { AppsTab } from './apps-tab.tsx';
import { DefaultsTab } from './defaults/defaults-tab.tsx';
import { GeneralForm } from './general-form.tsx';
import { SecuritySwitch } from './security-switch.tsx';
import { SharingForm } from './sharing-form.tsx';
import { DomainsTab, SingleSignOn } from './single-sign-on/single-sign-on.tsx';
import { TeamPageQuery } from './team.graphql.ts';
import styles from './team.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type TabProps = {
  team: TeamPageData['viewer']['currentTeam'];
  managers: TeamPageData['accountManagers'];
};
type TeamTab = { path: string; label: string; isForAdmins?: true; Tab: ComponentType<TabProps> };

const tabs: readonly TeamTab[] = [
  { path: '', label: texts.general, Tab: GeneralForm },
  { path: 'sharing', label: texts.sharing, Tab: SharingForm },
  { path: 'defaults', label: texts.newPresentations, Tab: DefaultsTab },
  { path: 'security', label: texts.signInAndSecurity, Tab: SecurityTab },
  { path: 'domains', label: texts.domains, isForAdmins: true, Tab: DomainsTab },
  { path: 'apps', label: texts.yourOwnApps, Tab: AppsTab },
];

/** The team's settings. */
export function TeamPage() {
  const head = <PageHead title={common.teamSettings} />;
  const { search, pathname } = useLocation();
  // A test of single sign-on returns to the first tab.
  if (pathname === '/team' && new URLSearchParams(search).has('sso'))
    return <Navigate replace to={`/team/security${search}`} />;
  return (
    <Page title={common.teamSettings}>
      <Boundary
        what={texts.theTeam}
        head={head}
        loading={<FormSkeleton className={styles['bones']} />}
      >
        {head}
        <Settings />
      </Boundary>
    </Page>
  );
}

function Settings() {
  const { isAdmin } = useViewer();
  const { tab: path = '' } = useParams();
  const {
    data: {
      viewer: { currentTeam: team },
      accountManagers,
    },
  } = usePageQuery(TeamPageQuery, {});
  if (!team.mayEdit)
    return <Note title={texts.youCantChangeThisTeam}>{texts.askForPermission}</Note>;
  const shown = tabs.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  const open = shown.find((each) => each.path === path);
  return (
    <>
      <nav className={places['tabs']} aria-label={common.teamSettings}>
        {shown.map(({ path: to, label }) => (
          <NavLink key={to} to={to === '' ? '/team' : `/team/${to}`} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <section className={styles['team']} aria-label={open?.label}>
        {open === undefined ? (
          <NotFound level="h2" />
        ) : (
          <open.Tab key={`${team.id} ${path}`} team={team} managers={accountManagers} />
        )}
      </section>
    </>
  );
}

function SecurityTab({ team, managers }: TabProps) {
  const { isAdmin } = useViewer();
  return (
    <>
      <SecuritySwitch team={team} />
      {isAdmin ? <SingleSignOn managers={managers} /> : null}
    </>
  );
}
