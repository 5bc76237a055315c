import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFrom } from '../edge/download.ts';
import { problemOf } from '../edge/problem.ts';
import { useToast } from './toasts.tsx';

type ExportButtonProps = { path: string; body: object; fileName: string; what: string };

/** Saves the list beside it as a file: the same rows and figures. */
export function ExportButton({ path, body, fileName, what }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  async function save() {
    setIsBusy(true);
    await downloadFrom(path, body, fileName).catch((error: unknown) => toast({ text: problemOf(error).message, isBad: true, about: 'export' }));
    setIsBusy(false);
  }
  return <Button size="xs" variant="subtle" loading={isBusy} leftSection={<IconDownload aria-hidden="true" />} aria-label={`Export ${what} as CSV`} onClick={() => void save()}>Export</Button>;
}
