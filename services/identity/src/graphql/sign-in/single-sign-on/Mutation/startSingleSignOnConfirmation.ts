import { ownPath } from '@lectern/kernel/text/own-path.ts';
import { factorOwner, requirePerson } from '../../../../sign-in/second-factor/current-factor.ts';
import {
  forceLogin,
  noProviderOfSignIn,
  providerOfSignIn,
} from '../../../../sign-in/single-sign-on/reauthentication.ts';
import { startAuthorization } from '../../../../sign-in/single-sign-on/start-authorization.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const startSingleSignOnConfirmation: MutationResolvers['startSingleSignOnConfirmation'] =
  async (_parent, { next }, context) => {
    const owner = factorOwner(context);
    const { userId, signInId } = owner;
    const found = await providerOfSignIn(context, owner);
    if (!found) throw noProviderOfSignIn();
    const { email } = await requirePerson(context, userId);
    return startAuthorization(context, {
      ...found,
      errand: { kind: 'CONFIRM', userId, signInId, askedAt: new Date().toISOString() },
      next: ownPath(next),
      more: forceLogin(email),
    });
  };
