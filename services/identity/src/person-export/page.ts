import { escaped } from '@lectern/kernel/mail/words.ts';
import type { PersonalSection } from '@lectern/kernel/personal-data/person-export.ts';

/** The same to be read: a page without anything but text. */
export function pageOf(name: string, requestedAt: string, sections: readonly PersonalSection[]): string {
  const title = `All about ${escaped(name)}`;
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><p>As of ${escaped(requestedAt)}.</p>${sections.map(sectionOf).join('')}</body></html>\n`;
}

function sectionOf({ title, rows }: PersonalSection): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[], tag: 'th' | 'td') => `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const table = `<table>${line(columns, 'th')}${rows.map((row) => line(columns.map((column) => String(row[column] ?? '')), 'td')).join('')}</table>`;
  return `<h2>${escaped(title)}</h2>${rows.length === 0 ? '<p>Nothing.</p>' : table}`;
}
