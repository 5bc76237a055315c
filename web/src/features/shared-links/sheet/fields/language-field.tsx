import { NativeSelect } from '@mantine/core';
import { languageNames, languageOf, languages } from '@lectern/schemas/text/languages.ts';
import type { Draft } from '../draft.ts';
import { texts } from './texts.ts';

const automatic = { value: '', label: texts.automatic };

/** Of what recipients see: the link's pages and its mails. */
export function LanguageField({
  language,
  onChange,
}: {
  language: Draft['language'];
  onChange: (language: Draft['language']) => void;
}) {
  return (
    <NativeSelect
      label={texts.languageOfTheRecipientsPages}
      description={language === null ? texts.browserLanguageHint : texts.oneLanguageHint}
      value={language ?? ''}
      onChange={({ currentTarget }) => onChange(languageOf(currentTarget.value))}
      data={[
        automatic,
        ...languages.map((value) => ({ value: `${value}`, label: languageNames[value] })),
      ]}
    />
  );
}
