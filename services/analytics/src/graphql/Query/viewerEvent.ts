import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { viewerEvents } from '../../viewer-events/projection.ts';
import type { QueryViewerEventArgs } from '../generated.ts';

export function viewerEvent(_parent: unknown, { id }: QueryViewerEventArgs, context: ServiceContext) {
  return context.rowsOf(viewerEvents).get(id);
}
