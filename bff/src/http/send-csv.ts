import { csvFile, csvLines, type CsvValue } from '@lectern/kernel/text/csv.ts';
import { once } from 'node:events';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { isStillAllowed } from '../access/still-allowed.ts';
import type { Call } from './call.ts';
import { dataHeaders } from './send.ts';

export type Column<Row> = readonly [name: string, value: (row: Row) => CsvValue];

/**
 * A table of any length as a file, page by page as the reader takes it. An error before the first page is a normal
 * answer; later the file is cut, also when the caller loses the right to it.
 */
export async function sendCsv<Row>(
  call: Call,
  name: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Promise<void> {
  const { res } = call;
  const lines = (rows: readonly Row[]) => rows.map((row) => columns.map(([, value]) => value(row)));
  for await (const rows of pages) {
    await afterOthers(); // An embedded store answers at once, so other calls would wait for the whole table.
    if (!res.headersSent) {
      res.writeHead(200, {
        ...dataHeaders,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
      res.write(
        csvFile(
          columns.map(([column]) => column),
          lines(rows),
        ),
      );
      continue;
    }
    if (!(await isStillAllowed(call, 'can_export_data'))) return void res.destroy();
    if (!res.write(csvLines(lines(rows))))
      await Promise.race([once(res, 'drain'), once(res, 'close')]);
    if (res.destroyed) return;
  }
  res.end();
}
