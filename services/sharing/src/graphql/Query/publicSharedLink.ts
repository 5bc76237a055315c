import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryResolvers } from '../generated.ts';
import { presentPublicLink } from '../public-shared-link.ts';
import { undeletedLink } from '../rows.ts';

/** A token or an alias. */
const address = /^[\w-]{3,60}$/;

export const publicSharedLink: QueryResolvers['publicSharedLink'] = async (
  _parent,
  { token },
  context,
) => {
  if (!address.test(token)) return null;
  const row =
    (await context.lookup(sharedLink, 'token', token)) ??
    (await context.lookup(sharedLink, 'alias', token));
  const link = undeletedLink(row);
  return link && presentPublicLink(link, context);
};
