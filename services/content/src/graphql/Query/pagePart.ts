import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { drawnSize, partGrid, partWidths } from '@lectern/schemas/files/page-parts.ts';
import { ConversionError } from '../../conversion/conversion-error.ts';
import { PartQueue } from '../../stored-files/part-queue.ts';
import { findStoredFile } from '../../stored-files/stored-file.ts';
import type { QueryResolvers } from '../generated.ts';

const queues = new WeakMap<Engines, PartQueue>();

export const pagePart: QueryResolvers['pagePart'] = async (
  _,
  { teamId, fileId, page, width, column, row },
  context,
) => {
  if (teamId === '' || !partWidths.some((each) => each === width)) return null;
  const file = await findStoredFile(context.asSystem(teamId), fileId);
  const size = file?.pages?.[page - 1];
  if (file?.presentationType !== 'PDF' || !size) return null;
  const grid = partGrid(drawnSize(size, width));
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return null;

  const { engines } = context;
  const queue = queues.get(engines) ?? new PartQueue(engines);
  queues.set(engines, queue);
  try {
    return (await queue.draw({ file, page, width }, { column, row })).toString('base64');
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    engines.logger.info({ fileId, page, reason: error.reason }, 'A part of a page is not drawn');
    return null;
  }
};
