import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveText } from '../../../edge/download.ts';

/** Saves the invitation results as a file. */
export function SaveResults({ answers }: { answers: () => string }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload aria-hidden="true" />}
      onClick={() => saveText(answers(), 'invitations.csv', 'text/csv;charset=utf-8')}
    >
      Save as CSV
    </Button>
  );
}
