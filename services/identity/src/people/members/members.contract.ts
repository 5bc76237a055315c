import { afterAll, beforeAll, describe } from '@jest/globals';
import { forgottenPasswordContract } from '../../sign-in/passwords/forgotten-password.contract.ts';
import { groupsContract } from '../../access/group/groups.contract.ts';
import { invitingContract } from '../invitations/inviting.contract.ts';
import { importedContract } from '../invitations/imported.contract.ts';
import { listsContract } from './lists.contract.ts';
import { managedTeamsContract } from '../team/managed-teams.contract.ts';
import { peopleAsOfContract } from '../history/people-as-of.contract.ts';
import { ownAccountContract } from '../profile/own-account.contract.ts';
import { peopleHistoryContract } from '../history/people-history.contract.ts';
import { restoringContract } from './restoring.contract.ts';
import { rolesContract } from '../../access/custom-role/roles.contract.ts';
import { rightsContract } from '../../access/rights.contract.ts';
import { severalTeamsContract } from '../team/several-teams.contract.ts';
import { TeamOfSpecs } from '../../testing/team-of-specs.ts';

export function membersContract(
  engines: string,
  env: () => NodeJS.ProcessEnv,
  also: (team: TeamOfSpecs) => void = () => undefined,
): void {
  describe(`members on ${engines}`, () => {
    const team = new TeamOfSpecs();
    beforeAll(async () => team.start(env()));
    afterAll(() => team.identity.running.remove());

    invitingContract(team);
    importedContract(team);
    listsContract(team);
    rightsContract(team);
    groupsContract(team);
    rolesContract(team);
    peopleAsOfContract(team);
    peopleHistoryContract(team);
    ownAccountContract(team);
    forgottenPasswordContract(team);
    severalTeamsContract(team);
    managedTeamsContract(team);
    restoringContract(team);
    also(team);
  });
}
