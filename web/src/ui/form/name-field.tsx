import { TextInput } from '@mantine/core';
import { common } from '../../texts/common.ts';

type NameFieldProps = {
  start: string;
  maxLength: number;
  placeholder: string;
  message: string | undefined;
};

/** The name of what a dialog makes or edits. */
export function NameField({ start, maxLength, placeholder, message }: NameFieldProps) {
  return (
    <TextInput
      name="name"
      label={common.name}
      defaultValue={start}
      maxLength={maxLength}
      autoComplete="off"
      data-autofocus
      error={message}
      placeholder={placeholder}
    />
  );
}
