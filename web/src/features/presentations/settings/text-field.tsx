import { Textarea, TextInput } from '@mantine/core';
import { listIn } from './values.ts';
import type { FieldProps } from './field.ts';

const order = ['label', 'input', 'description', 'error'] as const;

/** A line, a text, a URL, or emails one per line. */
export function TextField({ field, value, complaint, onChange }: FieldProps) {
  const shared = {
    label: field.label,
    error: complaint,
    inputWrapperOrder: [...order],
    ...(field.meaning === undefined ? {} : { description: field.meaning }),
  };
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'text') {
    const isCode = field.path === 'customJavascript';
    return (
      <Textarea
        {...shared}
        rows={isCode ? 6 : 3}
        resize="vertical"
        spellCheck={!isCode}
        {...(isCode ? { ff: 'monospace' } : {})}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  if (field.kind === 'addresses') {
    const addresses = listIn(value);
    return (
      <Textarea
        {...shared}
        rows={3}
        resize="vertical"
        spellCheck={false}
        placeholder="ana@acqua-norte.example"
        value={addresses.join('\n')}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value === ''
              ? []
              : currentTarget.value.split('\n').map((line) => line.trimStart()),
          )
        }
      />
    );
  }
  const placeholder = 'placeholder' in field ? field.placeholder : undefined;
  return (
    <TextInput
      {...shared}
      type={field.kind === 'address' ? 'url' : 'text'}
      autoComplete="off"
      {...(placeholder === undefined ? {} : { placeholder })}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
