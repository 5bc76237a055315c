import { DomainError } from '@lectern/kernel/errors.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { user as userAggregate } from '../user/user.ts';
import { isRegistrationOpen } from './registration-open.ts';
import { openRegistration, type Registration } from './sealed-registration.ts';
import { problems } from '../../problems.ts';

/** Null for an invalid, expired or used token, and for an address that has a user by now. */
export async function findRegistration(
  context: ServiceContext,
  token: string,
): Promise<(Registration & { emailName: string }) | null> {
  const registration = openRegistration(context.engines.secrets, token, new Date().toISOString());
  if (!registration || !(await isRegistrationOpen(context))) return null;
  const emailName = await blindIndex(context.engines.keys, 'global', registration.email);
  const isKnown = (await context.lookup(userAggregate, 'emailName', emailName)) !== null;
  return isKnown ? null : { ...registration, emailName };
}

export function invalidRegistration(): DomainError {
  const message = problems.registrationLinkInvalid;
  return new DomainError('INVALID', message, { token: [message] });
}
