import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { seeSingleSignOn, type SeenSingleSignOn } from '../SingleSignOn.ts';

export const singleSignOn = (
  _parent: unknown,
  _args: unknown,
  context: ServiceContext,
): SeenSingleSignOn => seeSingleSignOn(context);
