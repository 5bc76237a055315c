import { afterAll, beforeAll, describe } from '@jest/globals';
import { forgottenPasswordContract } from './forgotten-password.contract.ts';
import { groupsContract } from './groups.contract.ts';
import { invitingContract } from './inviting.contract.ts';
import { listedContract } from './listed.contract.ts';
import { ownAccountContract } from './own-account.contract.ts';
import { peopleHistoryContract } from './people-history.contract.ts';
import { restoringContract } from './restoring.contract.ts';
import { rolesContract } from './roles.contract.ts';
import { rightsContract } from './rights.contract.ts';
import { severalTeamsContract } from './several-teams.contract.ts';
import { TeamOfSpecs } from './testing/team-of-specs.ts';

/** Who is in a team, how they come in and what ends that, on whatever engines `env` names: each time a store without anybody. */
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
    listedContract(team);
    rightsContract(team);
    groupsContract(team);
    rolesContract(team);
    peopleHistoryContract(team);
    ownAccountContract(team);
    forgottenPasswordContract(team);
    severalTeamsContract(team);
    restoringContract(team);
    also(team);
  });
}
