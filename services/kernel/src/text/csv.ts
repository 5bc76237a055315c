export type CsvValue = string | number | boolean | null;

/**
 * A table as a file (RFC 4180), marked as UTF-8 so that spreadsheets show every letter. What a spreadsheet would take
 * for a formula is made a text by a leading apostrophe.
 */
export function csvFile(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\ufeff${csvLines([head, ...rows])}`;
}

/** More lines of one, where it is sent piece by piece. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('');
}

function csvField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
