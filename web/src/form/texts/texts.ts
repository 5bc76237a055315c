import { formatMessage, type CatalogueOf, type Parameters } from '@lectern/schemas/text/message.ts';
import type { en } from './en.ts';

type English = typeof en;
export type FormTexts = CatalogueOf<English>;
export type Text = <Key extends keyof English>(
  key: Key,
  ...parameters: Parameters<English[Key]>
) => string;

export function textOf(language: string, texts: FormTexts): Text {
  return (key, ...[parameters]) => formatMessage(language, texts[key], parameters);
}
