import { recipientLanguage, type Language } from '@lectern/schemas/text/languages.ts';
import type { PublicLink } from './public-link.ts';

/** The language of a link's pages for this reader. @param link null: there is none */
export function languageOfLink(
  link: Pick<PublicLink, 'language' | 'teamLanguage'> | null | undefined,
  reader: Language | null | undefined,
): Language {
  return recipientLanguage({
    link: link?.language,
    reader: reader ?? null,
    team: link?.teamLanguage,
  });
}
