import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findExport, type SeenExport } from '../../person-export/find-export.ts';
import type { QueryPersonExportArgs } from '../generated.ts';

export function personExport(_parent: unknown, { userId }: QueryPersonExportArgs, context: ServiceContext): Promise<SeenExport | null> {
  return findExport(context, userId);
}
