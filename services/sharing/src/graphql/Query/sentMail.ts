import type { QueryResolvers } from '../generated.ts';
import { readableTeamIds } from './mailOutbox.ts';

export const sentMail: QueryResolvers['sentMail'] = (_parent, { id }, { claims, engines }) => {
  return engines.mailer.outbox?.read(readableTeamIds(claims), id) ?? null;
};
