import { ActionIcon, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { texts } from './texts.ts';

/** Copies a text and confirms it in place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copy, copied } = useClipboard({ timeout: 2000 });
  return (
    <Tooltip label={copied ? texts.copied : label}>
      <ActionIcon size={28} aria-label={copied ? texts.copied : label} onClick={() => copy(text)}>
        {copied ? (
          <IconCheck aria-hidden="true" color="var(--green)" />
        ) : (
          <IconCopy aria-hidden="true" />
        )}
      </ActionIcon>
    </Tooltip>
  );
}
