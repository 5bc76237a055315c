import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findPeopleThen, type PeopleThen } from '../../history/people-then.ts';
import type { QueryPeopleAsOfArgs } from '../generated.ts';

export function peopleAsOf(_parent: unknown, args: QueryPeopleAsOfArgs, context: ServiceContext): Promise<PeopleThen> {
  return findPeopleThen(context, args);
}
