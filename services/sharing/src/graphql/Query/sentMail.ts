import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { QuerySentMailArgs } from '../generated.ts';

export function sentMail(_parent: unknown, { id }: QuerySentMailArgs, { claims, engines }: ServiceContext) {
  return claims.kind === 'user' ? (engines.mailer.outbox?.read(claims.teamId, id) ?? null) : null;
}
