import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveText } from '../../../edge/download.ts';

/** The answers of inviting as a file, for whoever goes on with them elsewhere. */
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
