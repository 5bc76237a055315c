/** What recipients can read our pages and mails in; the first is used where nothing else fits. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja'] as const;
export type Language = (typeof languages)[number];

/** As their speakers call them. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  ja: '日本語',
};

/** The language of a BCP 47 tag such as `de-AT`; null if we do not have it. */
export function languageOf(tag: string | null | undefined): Language | null {
  const name = tag?.trim().split('-')[0]?.toLowerCase();
  return languages.find((language) => language === name) ?? null;
}

/** The reader's first choice of an `Accept-Language` header that we have. */
export function preferredLanguage(acceptLanguage: string | undefined): Language | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((wish) => {
      const [tag, ...parameters] = wish.split(';');
      const weight = parameters.find((each) => each.trim().startsWith('q='));
      return { language: languageOf(tag), weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ language, weight }) => language !== null && weight > 0);
  return wishes.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? null;
}

/** The link's own, else the reader's, else the team's, else English. */
export function recipientLanguage({
  link,
  reader,
  team,
}: {
  link: string | null | undefined;
  reader: Language | null;
  team: string | null | undefined;
}): Language {
  return languageOf(link) ?? reader ?? languageOf(team) ?? languages[0];
}
