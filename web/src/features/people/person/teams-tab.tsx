import { useMutation } from '@apollo/client/react';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { isKeyOf } from '../../../typed/keys-of.ts';
import type { TeamRole } from '../../../gql/graphql.ts';
import { roleLabels } from '../../../account/role-name.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { personName } from '../roles/permissions.ts';
import { statusLabels } from '../list/use-people-filters.ts';
import { LeaveQuestion, type Placement } from './leave-question.tsx';
import { ChangeRoleThereMutation, JoinTeamMutation, PersonTeamsQuery } from './person.graphql.ts';
import styles from './person.module.css';
import type { PersonTabProps } from './shown-person.ts';
import { useActionToast } from '../use-action-toast.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

/** The person's membership in other teams the viewer edits. The current team has its own tabs. */
export function TeamsTab({ person, isSelf, refetch }: PersonTabProps) {
  const {
    data: { user },
    refetch: readAgain,
  } = usePageQuery(PersonTeamsQuery, { id: person.id });
  const [changeRole] = useMutation(ChangeRoleThereMutation);
  const [join] = useMutation(JoinTeamMutation);
  const [leaving, setLeaving] = useState<Placement | null>(null);
  const run = useActionToast(person.id);
  const placements = user?.placements ?? [];
  const others = placements.filter(({ role }) => role === null);
  const name = personName(person);
  const refresh = () => Promise.all([readAgain(), refetch()]);
  const put = (teamId: string | null) => {
    const found = others.find(({ team }) => team.id === teamId);
    if (found)
      void run(() => join({ variables: { id: person.id, teamIds: [found.team.id] } }), {
        text: rich(texts.isIn, { name: <b>{name}</b>, group: found.team.name }),
      }).then(refresh);
  };
  const make = ({ team }: Placement, role: TeamRole) =>
    void run(() => changeRole({ variables: { id: person.id, teamId: team.id, role } }), {
      text: (
        <>
          {role === 'TEAM_ADMIN'
            ? rich(texts.isAnAdminOf, { name: <b>{name}</b>, team: team.name })
            : rich(texts.isAMemberOf, { name: <b>{name}</b>, team: team.name })}
        </>
      ),
    }).then(refresh);
  return (
    <>
      <ul className={styles['rows']} aria-label={common.teams}>
        {placements
          .filter(({ role }) => role !== null)
          .map((placement) => (
            <Row
              key={placement.team.id}
              placement={placement}
              name={name}
              isSelf={isSelf}
              onRole={make}
              onLeave={setLeaving}
            />
          ))}
      </ul>
      {isSelf || others.length === 0 || person.status !== 'ACTIVE' ? null : (
        <Select
          key={others.length}
          className={styles['adding'] ?? ''}
          label={texts.addToATeam}
          placeholder={texts.chooseATeam}
          searchable
          data={others.map(({ team }) => ({ value: team.id, label: team.name }))}
          nothingFoundMessage={texts.noOtherTeamIsCalled}
          onChange={put}
          comboboxProps={{ hideDetached: false, shadow: 'none' }}
        />
      )}
      <LeaveQuestion
        person={person}
        placement={leaving}
        onClose={() => setLeaving(null)}
        onChanged={refresh}
      />
    </>
  );
}

type RowProps = {
  placement: Placement;
  name: string;
  isSelf: boolean;
  onRole: (placement: Placement, role: TeamRole) => void;
  onLeave: (placement: Placement) => void;
};
const roles = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));

function Row({ placement, name, isSelf, onRole, onLeave }: RowProps) {
  const { team, role, status, isCurrent, mayChangeRole } = placement;
  const isFixed = isSelf || isCurrent;
  const word =
    status !== null && status !== undefined && status !== 'ACTIVE'
      ? statusLabels[status]
      : role == null
        ? ''
        : roleLabels[role];
  return (
    <li>
      <span className={styles['team']}>
        <b>{team.name}</b>
        {isCurrent ? <small>{texts.thisTeam}</small> : null}
      </span>
      {isFixed || !mayChangeRole ? (
        <span className="dim">{word}</span>
      ) : (
        <Select
          aria-label={texts.roleOfIn({ name, team: team.name })}
          w={152}
          size="sm"
          data={roles}
          value={role ?? null}
          allowDeselect={false}
          comboboxProps={{ hideDetached: false, shadow: 'none' }}
          onChange={(value) => (isKeyOf(roleLabels, value) ? onRole(placement, value) : undefined)}
        />
      )}
      {isFixed || role === 'TEAM_ADMIN' || status === 'INVITED' ? null : (
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.removeFromTeam({ name, team: team.name })}
          onClick={() => onLeave(placement)}
        >
          {common.remove}
        </Button>
      )}
    </li>
  );
}
