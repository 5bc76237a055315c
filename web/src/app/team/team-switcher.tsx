import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { roleLabels } from '../../account/role-name.ts';
import { useViewer } from '../../account/viewer.ts';
import { Logo } from '../../ui/logo.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { NewTeam } from './new-team.tsx';
import styles from '../shell.module.css';
import { useGoToTeam } from './use-go-to-team.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The current team, and a menu to other teams and a new one. */
export function TeamSwitcher() {
  const {
    viewer: {
      memberships,
      currentTeam: { id, name },
      currentTeamRole,
    },
  } = useViewer();
  const [isFounding, founding] = useDisclosure(false);
  const toast = useToast();
  const goTo = useGoToTeam();
  const mayFound = currentTeamRole === 'TEAM_ADMIN';
  const face = (
    <>
      <Logo />
      <span>
        <b className="cut" title={name}>
          {name}
        </b>
        <small>Lectern</small>
      </span>
    </>
  );
  const go = (teamId: string) => {
    if (teamId !== id)
      void goTo(teamId).catch((error: unknown) => toast(problemToast(error, 'team')));
  };
  if (memberships.length < 2 && !mayFound) return <div className={styles['team']}>{face}</div>;
  return (
    <>
      <Menu position="bottom-start" width={264}>
        <Menu.Target>
          <button type="button" className={styles['team']}>
            {face}
            <span className="sr">{`: ${texts.teams}`}</span>
            <IconSelector className="icon" aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label aria-hidden="true">{common.teams}</Menu.Label>
          <div role="group" aria-label={common.teams} className={styles['teams']}>
            <Menu.RadioGroup value={id} onChange={go}>
              {memberships.map(({ team, role }) => (
                <Menu.RadioItem key={team.id} value={team.id}>
                  <b className="cut" title={team.name}>
                    {team.name}
                  </b>
                  <small>{roleLabels[role]}</small>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </div>
          {mayFound ? (
            <>
              <Menu.Divider />
              <Menu.Item leftSection={<IconPlus aria-hidden="true" />} onClick={founding.open}>
                {texts.newTeam}
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {mayFound ? <NewTeam isOpen={isFounding} onClose={founding.close} /> : null}
    </>
  );
}
