import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { requestExport, type SeenExport } from '../../person-export/find-export.ts';
import type { MutationRequestPersonExportArgs } from '../generated.ts';

export function requestPersonExport(_parent: unknown, { userId }: MutationRequestPersonExportArgs, context: ServiceContext): Promise<SeenExport> {
  return requestExport(context, userId);
}
