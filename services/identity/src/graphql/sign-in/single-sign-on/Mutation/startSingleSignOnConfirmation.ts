import { ownPath } from '@lectern/kernel/text/own-path.ts';
import { ownerOf, personOf } from '../../../../sign-in/second-factor/current-factor.ts';
import {
  anew,
  notBehind,
  providerBehind,
} from '../../../../sign-in/single-sign-on/reauthentication.ts';
import { setOut } from '../../../../sign-in/single-sign-on/start-authorization.ts';
import type { MutationResolvers } from '../../../generated.ts';

export const startSingleSignOnConfirmation: MutationResolvers['startSingleSignOnConfirmation'] =
  async (_parent, { next }, context) => {
    const owner = ownerOf(context);
    const { userId, signInId } = owner;
    const found = await providerBehind(context, owner);
    if (!found) throw notBehind();
    const { email } = await personOf(context, userId);
    return setOut(context, {
      ...found,
      errand: { kind: 'CONFIRM', userId, signInId, askedAt: new Date().toISOString() },
      next: ownPath(next),
      more: anew(email),
    });
  };
