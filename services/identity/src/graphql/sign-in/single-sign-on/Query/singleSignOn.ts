import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { singleSignOnRow, type SingleSignOnRow } from '../SingleSignOn.ts';

export const singleSignOn = (
  _parent: unknown,
  _args: unknown,
  context: ServiceContext,
): SingleSignOnRow => singleSignOnRow(context);
