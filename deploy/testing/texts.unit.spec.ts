import { describe, expect, test } from '@jest/globals';
import { avoided, glossary } from '@lectern/schemas/text/glossary.ts';
import { languages, type Language } from '@lectern/schemas/text/languages.ts';
import type { Message } from '@lectern/schemas/text/message.ts';
import { contentOriginTexts } from '../../bff/src/content-origin/texts/texts.ts';
import { sharingTexts } from '../../services/sharing/src/texts/texts.ts';
import { muteTexts } from '../../web/src/mute/texts/all.ts';
import { viewerTexts } from '../../web/src/viewer/texts/all.ts';

type Catalogue = Readonly<Record<string, Message>>;
const parts: Record<string, Record<Language, Catalogue>> = {
  viewer: viewerTexts,
  mute: muteTexts,
  sharing: sharingTexts,
  contentOrigin: contentOriginTexts,
};
const others = languages.slice(1) as Exclude<Language, 'en'>[];

const formsOf = (message: Message | undefined): string[] =>
  typeof message === 'string' ? [message] : Object.values(message ?? {});
const parametersOf = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort();

/** Said better without the word in most languages. */
const withoutTerm = new Set(['turnPage', 'twoPages', 'remindersOff', 'remindersOn']);

describe.each(Object.entries(parts))('the texts of %s', (_part, catalogues) => {
  test.each(languages)('%s has every text, with the parameters of the English', (language) => {
    const catalogue = catalogues[language];
    expect(Object.keys(catalogue)).toEqual(Object.keys(catalogues.en));
    const wrong = Object.entries(catalogue).filter(([key, message]) => {
      const english = formsOf(catalogues.en[key]).at(-1) ?? '';
      return formsOf(message).some(
        (form) =>
          form.trim() === '' ||
          form !== form.trim() ||
          parametersOf(form).join() !== parametersOf(english).join(),
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each(languages)('%s has each plural form that its numbers need', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const plurals = Object.values(catalogues[language]).filter((each) => typeof each !== 'string');
    for (const plural of plurals) expect(Object.keys(plural).toSorted()).toEqual(needed);
  });

  test('English avoids words that recipients do not use', () => {
    const found = Object.values(catalogues.en)
      .flatMap(formsOf)
      .filter((text) => avoided.some((word) => word.test(text)));
    expect(found).toEqual([]);
  });

  test.each(others)('%s uses the words of the glossary', (language) => {
    const wrong = Object.entries(catalogues.en).flatMap(([key, english]) =>
      Object.entries(glossary).flatMap(([term, translations]) => {
        const isTerm = new RegExp(`\\b${term}s?\\b`, 'i');
        if (!formsOf(english).some((text) => isTerm.test(text.replaceAll(/\{\w+\}/g, ''))))
          return [];
        const isTranslated = formsOf(catalogues[language][key]).every((text) =>
          translations[language].some((stem) => text.toLowerCase().includes(stem.toLowerCase())),
        );
        return isTranslated || withoutTerm.has(key) ? [] : [`${language} ${key}: ${term}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
