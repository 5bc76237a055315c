import { Textarea } from '@mantine/core';
import { texts } from './texts.ts';

type MessageFieldProps = { message: string; setMessage: (value: string) => void };

export function MessageField({ message, setMessage }: MessageFieldProps) {
  return (
    <Textarea
      label={texts.message}
      placeholder={texts.messageHint}
      maxLength={5000}
      autosize
      minRows={3}
      maxRows={8}
      value={message}
      onChange={({ currentTarget }) => setMessage(currentTarget.value)}
    />
  );
}
