import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findContact } from '../Contact.ts';
import type { QueryContactArgs } from '../generated.ts';

export function contact(_parent: unknown, { id }: QueryContactArgs, context: ServiceContext) {
  return findContact(context, id);
}
