import { formatMessage, messageParts, type Parameters } from '@lectern/schemas/text/message.ts';
import type { Catalogue } from './catalogue.ts';
import type { en } from './en.ts';

type English = typeof en;

let catalogue: Catalogue | null = null;
let chosenLocale: string | null = null;

/** The page's language, in the reader's own variety of it: numbers and dates of `en-GB`, not `en-US`. */
function localeOfPage(): string {
  const language = document.documentElement.lang || 'en';
  return (
    navigator.languages.find((tag) => tag.split('-')[0] === language && isLocale(tag)) ?? language
  );
}

/** Some systems name a language as Intl does not: `en-US@posix`. */
function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function locale(): string {
  return (chosenLocale ??= localeOfPage());
}

/** Instead of the catalogue in the page. */
export function setTexts(texts: Catalogue, locale: string): void {
  catalogue = texts;
  chosenLocale = locale;
}

/** The server answers the page in its language, with the texts in it. */
function texts(): Catalogue {
  return (catalogue ??= JSON.parse(document.getElementById('lectern-texts')?.textContent ?? '{}'));
}

/** A sentence in the language of the page. */
export function text<Key extends keyof English>(
  key: Key,
  ...[parameters]: Parameters<English[Key]>
): string {
  return formatMessage(locale(), texts()[key], parameters);
}

/** A sentence with elements in it. */
export function textWith<Key extends keyof English, Value>(
  key: Key,
  ...[parameters]: Parameters<English[Key], Value>
): (string | number | Value)[] {
  return messageParts<number | Value>(locale(), texts()[key], parameters);
}

export function dateText(at: string | Date, options: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', ...options }).format(new Date(at));
}

export function percentText(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}
