import { isSetUp } from '../../../people/first-admin/is-set-up.ts';
import type { QueryResolvers } from '../../generated.ts';

export const setup: QueryResolvers['setup'] = async (_parent, _args, context) => {
  const isDone = await isSetUp(context);
  return {
    isNeeded: !isDone,
    isRegistrationOpen: isDone && context.engines.settings.LECTERN_REGISTRATION === 'open',
  };
};
