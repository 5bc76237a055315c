import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Copies a text and confirms it in place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy, copied } = useClipboard({ timeout: 2000 });
  return (
    <Tooltip label={copied ? 'Copied' : label}>
      <ActionIcon size={28} aria-label={copied ? 'Copied' : label} onClick={() => copy(text)}>
        {copied ? (
          <IconCheck aria-hidden="true" color="var(--green)" />
        ) : (
          <IconCopy aria-hidden="true" />
        )}
      </ActionIcon>
    </Tooltip>
  );
}
