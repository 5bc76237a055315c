import { NativeSelect } from '@mantine/core';
import { languageNames, languageOf, languages } from '@lectern/schemas/text/languages.ts';
import type { Draft } from '../draft.ts';

const automatic = { value: '', label: 'Automatic' };

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
      label="Language of the recipient’s pages"
      description={
        language === null
          ? 'Each recipient sees their browser’s language; emails are in the team’s'
          : 'For all recipients, and in emails to them'
      }
      value={language ?? ''}
      onChange={({ currentTarget }) => onChange(languageOf(currentTarget.value))}
      data={[
        automatic,
        ...languages.map((value) => ({ value: `${value}`, label: languageNames[value] })),
      ]}
    />
  );
}
