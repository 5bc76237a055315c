import { findContact } from '../Contact.ts';
import type { QueryResolvers } from '../generated.ts';

export const contact: QueryResolvers['contact'] = (_parent, { id }, context) => {
  return findContact(context, id);
};
