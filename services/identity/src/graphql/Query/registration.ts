import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findRegistration } from '../../registration/find-registration.ts';
import type { QueryRegistrationArgs, Registration } from '../generated.ts';

export async function registration(_parent: unknown, { token }: QueryRegistrationArgs, context: ServiceContext): Promise<Registration | null> {
  const found = await findRegistration(context, token);
  return found && { email: found.email, teamName: found.teamName, isTrial: found.isTrial, expiresAt: found.expiresAt };
}
