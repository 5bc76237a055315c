import { NativeSelect, TextInput } from '@mantine/core';
import { fromLocal, toLocal } from '../../../shared/as-of/local-moments.ts';
import { lastDay } from './moments.ts';
import type { FieldProps } from './field.ts';

const order = ['label', 'input', 'description', 'error'] as const;
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
      inputWrapperOrder={[...order]}
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
export function MomentField({ field, value, complaint, onChange }: FieldProps) {
  const isDay = field.kind === 'day';
  const text = typeof value === 'string' ? value : '';
  return (
    <TextInput
      type={isDay ? 'date' : 'datetime-local'}
      label={field.label}
      error={complaint}
      inputWrapperOrder={[...order]}
      {...(field.meaning === undefined ? {} : { description: field.meaning })}
      max={isDay ? lastDay() : `${lastDay()}T23:59`}
      value={isDay ? text : toLocal(text)}
      onChange={({ currentTarget }) =>
        onChange(isDay ? currentTarget.value || null : fromLocal(currentTarget.value))
      }
    />
  );
}
