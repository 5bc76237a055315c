import { csvFile, csvLines, type CsvValue } from '@lectern/kernel/text/csv.ts';
import { once } from 'node:events';
import { isStillAllowed } from '../access/still-allowed.ts';
import type { Call } from './call.ts';
import { dataHeaders } from './send.ts';

/** A column by its name, and what stands in it of a row. */
export type Column<Row> = readonly [name: string, value: (row: Row) => CsvValue];

/**
 * A table of whatever length as a file, page by page as the reader takes it. What fails before its first page is an
 * answer of its own; later the file is cut, also when whoever asked may no longer.
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
