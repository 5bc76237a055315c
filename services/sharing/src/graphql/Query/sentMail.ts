import type { QueryResolvers } from '../generated.ts';
import { readBy } from './mailOutbox.ts';

export const sentMail: QueryResolvers['sentMail'] = (_parent, { id }, { claims, engines }) => {
  return engines.mailer.outbox?.read(readBy(claims), id) ?? null;
};
