import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { QuerySentMailArgs } from '../generated.ts';
import { readBy } from './mailOutbox.ts';

export function sentMail(_parent: unknown, { id }: QuerySentMailArgs, { claims, engines }: ServiceContext) {
  return engines.mailer.outbox?.read(readBy(claims), id) ?? null;
}
