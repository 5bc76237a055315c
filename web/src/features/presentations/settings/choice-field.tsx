import { NativeSelect } from '@mantine/core';
import { DateField } from '../../../ui/form/date-field.tsx';
import { MomentField } from '../../../ui/form/moment-field.tsx';
import { lastDay } from './moments.ts';
import type { FieldProps } from './field.ts';

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'nb',
  'sv',
  'fi',
  'pl',
  'cs',
  'hu',
  'ro',
  'el',
  'tr',
  'uk',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
];
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

function choicesOf({
  field,
  value,
}: Pick<FieldProps, 'field' | 'value'>): { value: string; label: string }[] {
  if (field.kind === 'choice') return field.choices.map(([key, label]) => ({ value: key, label }));
  const codes =
    typeof value === 'string' && value !== '' && !languages.includes(value)
      ? [value, ...languages]
      : languages;
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code }));
}

export function ChoiceField({ field, value, complaint, onChange }: FieldProps) {
  const isNumber = field.kind === 'choice' && field.isNumber === true;
  return (
    <NativeSelect
      label={field.label}
      error={complaint}
      {...(field.meaning === undefined ? {} : { description: field.meaning })}
      data={choicesOf({ field, value })}
      value={typeof value === 'string' ? value : JSON.stringify(value)}
      onChange={({ currentTarget }) =>
        onChange(isNumber ? Number(currentTarget.value) : currentTarget.value)
      }
    />
  );
}

/** A local date and time, or a day; empty means none. */
export function DayOrMomentField({ field, value, complaint, onChange }: FieldProps) {
  const text = typeof value === 'string' ? value : '';
  const shared = {
    label: field.label,
    error: complaint,
    description: field.meaning,
    max: lastDay(),
  };
  return field.kind === 'day' ? (
    <DateField {...shared} value={text} onChange={(day) => onChange(day || null)} />
  ) : (
    <MomentField {...shared} value={text === '' ? null : text} onChange={onChange} />
  );
}
