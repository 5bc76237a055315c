import type { ServiceContext } from '@lectern/kernel/service/context.ts';

export function isMailKept(_: unknown, _args: unknown, { engines }: ServiceContext): boolean {
  return engines.mailer.outbox !== null;
}
