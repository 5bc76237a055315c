import { Textarea } from '@mantine/core';

type MessageFieldProps = { message: string; setMessage: (value: string) => void };

export function MessageField({ message, setMessage }: MessageFieldProps) {
  return (
    <Textarea
      label="Message"
      placeholder="A few words above the link"
      maxLength={5000}
      autosize
      minRows={3}
      maxRows={8}
      value={message}
      onChange={({ currentTarget }) => setMessage(currentTarget.value)}
    />
  );
}
