import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveText } from '../../../edge/download.ts';
import { texts } from './texts.ts';

/** Saves the invitation results as a file. */
export function SaveResults({ answers }: { answers: () => string }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload aria-hidden="true" />}
      onClick={() => saveText(answers(), 'invitations.csv', 'text/csv;charset=utf-8')}
    >
      {texts.saveAsCsv}
    </Button>
  );
}
