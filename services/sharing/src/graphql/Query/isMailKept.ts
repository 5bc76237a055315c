import type { QueryResolvers } from '../generated.ts';

export const isMailKept: QueryResolvers['isMailKept'] = (_, _args, { engines }) => {
  return engines.mailer.outbox !== null;
};
