export type CsvValue = string | number | boolean | null;

/**
 * A table as a file (RFC 4180), with a byte order mark so that spreadsheets read UTF-8. A leading apostrophe keeps
 * spreadsheets from running a value as a formula.
 */
export function csvFile(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\ufeff${csvLines([head, ...rows])}`;
}

/** More lines of a table that is sent in pieces. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
