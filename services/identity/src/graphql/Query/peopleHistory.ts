import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findChanges, type FoundChanges } from '../../history/find-changes.ts';
import type { QueryPeopleHistoryArgs } from '../generated.ts';

export function peopleHistory(_parent: unknown, args: QueryPeopleHistoryArgs, context: ServiceContext): Promise<FoundChanges> {
  return findChanges(context, args);
}
