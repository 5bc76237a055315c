import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { seePersonThen, type PersonThen } from '../../history/people-then.ts';
import type { QueryPersonAsOfArgs } from '../generated.ts';

export function personAsOf(_parent: unknown, { id, at }: QueryPersonAsOfArgs, context: ServiceContext): Promise<PersonThen | null> {
  return seePersonThen(context, id, at);
}
