import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFrom } from '../../edge/download.ts';
import parts from '../parts.module.css';
import { problemToast } from '../states/problem-toast.ts';
import { useToast } from '../states/toasts.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type ExportButtonProps = {
  path: string;
  body: object;
  fileName: string;
  what: string;
  isSmall?: boolean;
};

/** Exports a list as a file with the same rows. */
export function ExportButton({ path, body, fileName, what, isSmall = false }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const toast = useToast();
  async function save() {
    setIsBusy(true);
    await downloadFrom(path, body, fileName).catch((error: unknown) =>
      toast(problemToast(error, 'export')),
    );
    setIsBusy(false);
  }
  return (
    <Button
      className={parts['export'] ?? ''}
      {...(isSmall ? { size: 'xs', variant: 'subtle' } : {})}
      loading={isBusy}
      leftSection={<IconDownload aria-hidden="true" />}
      aria-label={texts.exportCsvOf({ what })}
      onClick={() => void save()}
    >
      {common.exportCsv}
    </Button>
  );
}
