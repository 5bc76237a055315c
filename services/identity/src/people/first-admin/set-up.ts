import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { assertPasswordAllowed } from '../../sign-in/passwords/assert-password-allowed.ts';
import { newPassword } from '../../sign-in/passwords/chosen-password.ts';
import { costOf, hashPassword } from '../../sign-in/passwords/password-hash.ts';
import { localeName, timeZoneName } from '../../reference/regional-input.ts';
import { registerTeam } from '../team/register-team.ts';
import { newSettings } from '../team/settings.ts';
import { user } from '../user/user.ts';
import type { RegisteredUser } from '../user/state.ts';
import { isSetUp } from './is-set-up.ts';
import { problems } from '../../problems.ts';

const name = z
  .string()
  .trim()
  .min(1, problems.nameMissing)
  .max(200, problems.tooLong({ most: 200 }))
  .regex(/^\P{Cc}*$/u, problems.oneLine);

const setUpInput = z.object({
  teamName: name,
  name,
  email: z
    .string()
    .trim()
    .max(254, problems.tooLong({ most: 254 }))
    .pipe(z.email(problems.emailIncomplete)),
  password: newPassword,
  /** Of the browser. One that is not known here leaves the default. */
  timeZone: timeZoneName.nullish().catch(null),
  locale: localeName.nullish().catch(null),
});

export type SetUp = z.input<typeof setUpInput>;

/**
 * Creates the first administrator and the team. A reservation allows only one;
 * `register-team-when-first-admin-appointed` registers the team after a crash between the two
 * commits.
 * @throws DomainError CONFLICT once it has happened; INVALID
 */
export async function setUp(
  context: ServiceContext,
  input: SetUp,
): Promise<{ userId: string; user: RegisteredUser }> {
  const { teamName, name, email, password, timeZone, locale } = parseInput(setUpInput, input);
  if (await isSetUp(context)) throw alreadySetUp();
  await assertPasswordAllowed(password, [email, name, teamName]);
  const person = {
    userId: newId(),
    email,
    emailName: await blindIndex(context.engines.keys, 'global', email),
    name,
  };
  const teamId = newId();
  const passwordHash = await hashPassword(password, costOf(context.engines.settings));
  try {
    const { state } = await context.execute(user, person.userId, {
      type: 'RegisterFirstAdmin',
      ...person,
      passwordHash,
      teamId,
      teamName,
    });
    if (state.status === 'none') throw new Error('A registered user has a state');
    await registerTeam(context, {
      teamId,
      name: teamName,
      settings: {
        timeZone: timeZone ?? newSettings.timeZone,
        locale: locale ?? newSettings.locale,
      },
    });
    return { userId: person.userId, user: state };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CONFLICT' && (await isSetUp(context)))
      throw alreadySetUp();
    throw error;
  }
}

function alreadySetUp(): DomainError {
  return new DomainError('CONFLICT', problems.alreadySetUp);
}
