import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { readSession } from '../../reading/read-sessions.ts';
import type { QueryViewerSessionArgs } from '../generated.ts';

export function viewerSession(_parent: unknown, { id }: QueryViewerSessionArgs, context: ServiceContext) {
  return readSession(context, id);
}
