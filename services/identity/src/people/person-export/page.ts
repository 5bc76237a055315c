import { escapeHtml } from '@lectern/kernel/mail/escape-text.ts';
import type { PersonalSection } from '@lectern/kernel/personal-data/person-export.ts';
import { valueLabel, fieldLabel } from './labels.ts';

type Value = PersonalSection['rows'][number][string];

const style = `body { max-width: 64rem; margin: 3rem auto; padding: 0 1.5rem; font: 15px/1.5 system-ui, sans-serif; color: #1d2129; background: #fff }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.1rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { color: #5b6270; font-weight: 500; overflow-wrap: normal }`;

/** A readable page, text only. Times are UTC. */
export function pageOf(
  name: string,
  requestedAt: string,
  sections: readonly PersonalSection[],
): string {
  const title = `All about ${escapeHtml(name)}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style>`;
  return `<!doctype html>\n<html lang="en"><head>${head}</head><body><h1>${title}</h1><p>As of ${cellText(requestedAt)}.</p>${sections.map(sectionOf).join('')}</body></html>\n`;
}

function sectionOf({ title, rows }: PersonalSection): string {
  const [first, ...others] = rows;
  const content = first
    ? `<table>${others.length === 0 ? rowTable(first) : rowsTable(rows)}</table>`
    : '<p>Nothing.</p>';
  return `<h2>${escapeHtml(title)}</h2>${content}`;
}

function rowTable(row: PersonalSection['rows'][number]): string {
  return Object.entries(row)
    .map(
      ([field, value]) =>
        `<tr><th>${escapeHtml(fieldLabel(field))}</th><td>${cellText(value, field)}</td></tr>`,
    )
    .join('');
}

function rowsTable(rows: PersonalSection['rows']): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map(
    (row) =>
      `<tr>${fields.map((field) => `<td>${cellText(row[field] ?? null, field)}</td>`).join('')}</tr>`,
  );
  return `<tr>${fields.map((field) => `<th>${escapeHtml(fieldLabel(field))}</th>`).join('')}</tr>${lines.join('')}`;
}

/** Only timestamps in our own format: user input may look similar. */
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function cellText(value: Value, field = ''): string {
  const words = valueLabel(field, value);
  if (words !== null) return escapeHtml(words);
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && isoTime.test(value) && !Number.isNaN(Date.parse(value)))
    return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(value))} UTC`;
  return escapeHtml(String(value));
}
