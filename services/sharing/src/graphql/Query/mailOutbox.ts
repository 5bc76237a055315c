import { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { MailOutbox, QueryMailOutboxArgs } from '../generated.ts';

const asked = z.object({ first: z.number().min(1).max(200) });

export async function mailOutbox(_parent: unknown, args: QueryMailOutboxArgs, { claims, engines }: ServiceContext): Promise<MailOutbox> {
  const { outbox } = engines.mailer;
  const teamId = claims.kind === 'user' ? claims.teamId : null;
  const problem = await engines.mailer.problem();
  if (!outbox || !teamId) return { isReadable: Boolean(outbox), problem, items: [] };
  return { isReadable: true, problem, items: await outbox.list(teamId, asked.parse(args).first) };
}
