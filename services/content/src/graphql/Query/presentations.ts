import type { QueryResolvers } from '../generated.ts';
import { listPresentations } from '../presentation-list.ts';

export const presentations: QueryResolvers['presentations'] = (
  _,
  { status, filter, ...args },
  context,
) => {
  return listPresentations(context, {
    ...args,
    filter: { ...filter, ...(status && { statuses: [status] }) },
  });
};
