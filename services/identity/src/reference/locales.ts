export interface Locale {
  /** BCP 47. */
  id: string;
  name: string;
  nativeName: string;
}

/** Language, script and region, without historic or technical variants. */
const isPlain = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

let cached: Promise<readonly Locale[]> | null = null;

/**
 * Languages that CLDR covers fully, so that dates, numbers and names can be written in them. Loaded
 * on first use.
 */
export function locales(): Promise<readonly Locale[]> {
  return (cached ??= list());
}

async function list(): Promise<Locale[]> {
  const json = { with: { type: 'json' } } as const;
  const [
    {
      default: { availableLocales },
    },
    {
      default: { defaultContent },
    },
    {
      default: { coverageLevels },
    },
    {
      default: { supplemental },
    },
  ] = await Promise.all([
    import('cldr-core/availableLocales.json', json),
    import('cldr-core/defaultContent.json', json),
    import('cldr-core/coverageLevels.json', json),
    import('cldr-core/supplemental/parentLocales.json', json),
  ]);
  const levels: Record<string, string> = coverageLevels;
  const parents: Record<string, string> = supplemental.parentLocales.parentLocale;
  const isCovered = (id: string) => {
    const { language } = new Intl.Locale(id);
    // Norwegian inherits from Bokmål.
    return isPlain.test(id) && (levels[language] ?? levels[parents[language] ?? '']) === 'modern';
  };
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const { compare } = new Intl.Collator('en');
  return [...availableLocales.full, ...defaultContent]
    .filter(isCovered)
    .flatMap((id): Locale[] => {
      const own = new Intl.DisplayNames(id, { type: 'language' });
      // Another script would answer for it.
      return scriptOf(own.resolvedOptions().locale) === scriptOf(id)
        ? [{ id, name: names.of(id) ?? id, nativeName: own.of(id) ?? id }]
        : [];
    })
    .sort((a, b) => compare(a.name, b.name));
}

function scriptOf(id: string): string | undefined {
  return new Intl.Locale(id).maximize().script;
}
