import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { setUpFromSettings } from './first-admin/set-up-from-settings.ts';
import { setUp } from './graphql/Mutation/setUp.ts';
import { signIn } from './graphql/Mutation/signIn.ts';
import { signOut } from './graphql/Mutation/signOut.ts';
import { claims } from './graphql/Query/claims.ts';
import { setup } from './graphql/Query/setup.ts';
import { signInClaims } from './graphql/Query/signInClaims.ts';
import { viewer } from './graphql/Query/viewer.ts';
import { Team } from './graphql/Team.ts';
import { User } from './graphql/User.ts';
import { person } from './person/person.ts';
import { registerTeamWhenFirstAdminAppointed } from './policies/register-team-when-first-admin-appointed.ts';
import { signIn as signInAggregate } from './sign-in/sign-in.ts';
import { team } from './team/team.ts';
import { user } from './user/user.ts';

export const identity: ServiceDefinition = {
  name: 'identity',
  aggregates: [team, person, user, signInAggregate],
  projections: [],
  policies: [registerTeamWhenFirstAdminAppointed],
  jobs: [],
  resolvers: {
    Query: { viewer, claims, signInClaims, setup },
    Mutation: { setUp, signIn, signOut },
    User,
    Team,
  },
  onStart: setUpFromSettings,
};
