import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isSetUp } from '../first-admin/is-set-up.ts';
import { problems } from '../../problems.ts';

/** Closed until there is a first administrator. */
export async function isRegistrationOpen(context: ServiceContext): Promise<boolean> {
  return context.engines.settings.LECTERN_REGISTRATION === 'open' && (await isSetUp(context));
}

/** @throws DomainError FORBIDDEN */
export async function assertRegistrationOpen(context: ServiceContext): Promise<void> {
  if (!(await isRegistrationOpen(context)))
    throw new DomainError('FORBIDDEN', problems.registrationClosed);
}
