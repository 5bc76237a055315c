import { Textarea, TextInput } from '@mantine/core';
import type { FieldProps } from './field.ts';

export function TextField({ field, value, complaint, onChange }: FieldProps) {
  const shared = {
    label: field.label,
    error: complaint,
    ...(field.meaning === undefined ? {} : { description: field.meaning }),
  };
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'text')
    return (
      <Textarea
        {...shared}
        rows={3}
        resize="vertical"
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const placeholder = 'placeholder' in field ? field.placeholder : undefined;
  return (
    <TextInput
      {...shared}
      type={field.kind === 'url' ? 'url' : 'text'}
      autoComplete="off"
      dir="auto"
      {...(placeholder === undefined ? {} : { placeholder })}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
