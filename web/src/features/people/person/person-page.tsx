import { useState } from 'react';
import { NavLink, useParams } from 'react-router';
import { useViewer } from '../../../account/viewer.ts';
import { useAsOf } from '../../../shared/as-of/use-as-of.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { Page } from '../../../ui/page.tsx';
import places from '../../../ui/tabs.module.css';
import { PersonAsOf } from '../as-of/person-as-of.tsx';
import { personName } from '../roles/permissions.ts';
import { InvitationPanel } from './invitation-panel.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonPageQuery } from './person.graphql.ts';
import styles from './person.module.css';
import { RemovedPanel } from './removed-panel.tsx';
import type { PersonTab } from './shown-person.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** A team member, now or as of the moment in the URL. */
export function PersonPage({ tabs }: { tabs: readonly PersonTab[] }) {
  const { personId: id = '' } = useParams();
  const { can } = useViewer();
  const at = useAsOf();
  return (
    <Boundary key={id} what={texts.thisPerson} loading={<PersonSkeleton />}>
      {at !== null && can('can_edit_users') ? (
        <PersonAsOf id={id} at={at} />
      ) : (
        <Shown id={id} tabs={tabs} />
      )}
    </Boundary>
  );
}

function Shown({ id, tabs }: { id: string; tabs: readonly PersonTab[] }) {
  const { tab: path = '' } = useParams();
  const { viewer, can } = useViewer();
  const {
    data: { user },
    refetch,
  } = usePageQuery(PersonPageQuery, { id });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'User' && message.id === id),
    refetch,
  );
  // An erased person stays until the receipt is closed.
  const [held, setHeld] = useState<typeof user>(null);
  const person = held ?? user;
  if (person === null)
    return (
      <NotFound what={texts.personNotFound} list={{ path: '/people', label: texts.goToPeople }}>
        {texts.personNotFoundHint}
      </NotFound>
    );

  const seen = {
    person,
    editor: { id: viewer.id, isAdmin: viewer.currentTeamRole === 'TEAM_ADMIN', can },
    isSelf: viewer.id === id,
    showsApps: viewer.currentTeam.showsAppSettings,
  };
  const shown = tabs.filter(({ isFor }) => isFor(seen));
  const open = shown.find((each) => each.path === path);
  const name = personName(person);
  const tabbed = (
    <>
      <nav className={`${places['tabs']} ${styles['places']}`} aria-label={common.person}>
        {shown.map(({ path: to, label }) => (
          <NavLink key={to} to={to === '' ? `/people/${id}` : `/people/${id}/${to}`} end>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles['tab']}>
        {open === undefined ? (
          <NotFound level="h2" />
        ) : (
          <Boundary key={path} what={texts.thisPart} loading={<RowSkeletons />}>
            <open.Tab {...seen} refetch={refetch} />
          </Boundary>
        )}
      </div>
    </>
  );
  return (
    <Page title={name}>
      <Crumbs above={[{ to: '/people', label: common.people }]} here={name} />
      <PersonHeader
        {...seen}
        refetch={refetch}
        onErasing={(isErasing) => setHeld(isErasing ? person : null)}
      />
      {person.status === 'INVITED' && can('can_edit_users') ? (
        <InvitationPanel person={person} refetch={refetch} />
      ) : null}
      {person.removal === null ? tabbed : <RemovedPanel person={person} />}
    </Page>
  );
}
