import { z } from 'zod';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import { OPERATORS } from '@lectern/kernel/mail/port.ts';
import type { QueryResolvers } from '../generated.ts';

const input = z.object({ first: z.number().min(1).max(200) });

export const mailOutbox: QueryResolvers['mailOutbox'] = async (
  _parent,
  args,
  { claims, engines },
) => {
  const { outbox } = engines.mailer;
  const problem = await engines.mailer.problem();
  return {
    isReadable: outbox !== null,
    problem,
    items: (await outbox?.list(readableTeamIds(claims), input.parse(args).first)) ?? [],
  };
};

/** Teams whose mails the caller may read: their own, and for operators the installation's. */
export const readableTeamIds = (claims: Claims): string[] =>
  claims.kind === 'user' ? [claims.teamId, ...(claims.isOperator ? [OPERATORS] : [])] : [];
