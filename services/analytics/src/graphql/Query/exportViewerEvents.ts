import { setImmediate as afterOthers } from 'node:timers/promises';
import { csvFile, csvLines, type CsvValue } from '@lectern/kernel/text/csv.ts';
import { parsePage } from '../../viewing/viewer-event.ts';
import { readEvents } from '../../viewer-events/read-events.ts';
import { toFigureFilter } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';

const CHUNK = 1_000;
const MAX_ROWS = 100_000;
const columns = [
  'id',
  'at',
  'session_id',
  'presentation_id',
  'shared_link_id',
  'category',
  'action',
  'path',
  'page',
  'detail',
  'elapsed_ms',
];

export const exportViewerEvents: QueryResolvers['exportViewerEvents'] = async (
  _parent,
  args,
  context,
) => {
  const { presentationId, sharedLinkId, category, action } = args;
  const query = {
    presentationId: presentationId ?? undefined,
    sharedLinkId: sharedLinkId ?? undefined,
    category: category ?? undefined,
    action: action ?? undefined,
    ...toFigureFilter(args.filter),
  };
  let text = csvFile(columns, []);
  let rowCount = 0;
  let cursor: string | undefined;
  do {
    const { items, next } = await readEvents(context, {
      ...query,
      cursor,
      isOldestFirst: true,
      limit: CHUNK,
    });
    const rows = items.map(({ id, doc }): CsvValue[] => {
      const {
        at,
        sessionId,
        presentationId: of,
        sharedLinkId: through,
        path,
        page,
        detail,
        elapsedMs,
      } = doc;
      return [
        id,
        at,
        sessionId,
        of,
        through,
        doc.category,
        doc.action,
        path,
        page ?? parsePage(path),
        detail,
        elapsedMs,
      ];
    });
    text += csvLines(rows);
    rowCount += rows.length;
    await afterOthers(); // An embedded store answers at once, so other calls would wait for the whole table.
    cursor = next ?? undefined;
  } while (cursor !== undefined && rowCount < MAX_ROWS);
  return { fileName: 'events.csv', text, isCut: cursor !== undefined };
};
