import { Button } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { Note } from '../../../ui/states/note.tsx';
import { useUploads } from '../../../uploads/uploads-context.tsx';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { texts } from './texts.ts';

/** What is wrong with the stored file, until another one is uploaded. */
export function DamagePanel({
  presentation: { id, name, may, files },
}: {
  presentation: ShownPresentation;
}) {
  const { pickFor } = useUploads();
  const damage = files.find((file) => file.damage !== null)?.damage;
  if (!damage) return null;
  const replace = may.edit ? (
    <Button
      size="xs"
      leftSection={<IconReplace aria-hidden="true" />}
      onClick={() => pickFor({ id, name })}
    >
      {texts.uploadAgain}
    </Button>
  ) : undefined;
  return (
    <div className={styles['panel']}>
      <Note isBad title={texts.theFileCannotBeDownloaded} action={replace}>
        {damage}
      </Note>
    </div>
  );
}
