import type { Language } from '@lectern/schemas/text/languages.ts';
import { formatMessage, type Parameters } from '@lectern/schemas/text/message.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

type English = typeof en;

/** What recipients read of this service. */
export const sharingTexts: Record<Language, Catalogue> = { en, de, fr, es, it, pt, nl, ja };

export type TextIn = <Key extends keyof English>(
  key: Key,
  ...parameters: Parameters<English[Key]>
) => string;

export function textsIn(language: Language): TextIn {
  return (key, ...[parameters]) => formatMessage(language, sharingTexts[language][key], parameters);
}

export function dateTextIn(language: Language, at: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(at))} UTC`;
}
