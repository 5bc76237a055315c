import { findRegistration } from '../../../people/registration/find-registration.ts';
import type { QueryResolvers } from '../../generated.ts';

export const registration: QueryResolvers['registration'] = async (_parent, { token }, context) => {
  const found = await findRegistration(context, token);
  return (
    found && {
      email: found.email,
      teamName: found.teamName,
      isTrial: found.isTrial,
      expiresAt: found.expiresAt,
    }
  );
};
