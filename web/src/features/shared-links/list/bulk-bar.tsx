import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconClock, IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import styles from './links.module.css';
import { useBulk } from './use-bulk.tsx';
import type { Selection } from './use-selection.ts';

type BulkBarProps = {
  selection: Selection;
  areDeleted: boolean;
  onExport: ((ids: readonly string[]) => void) | null;
};

export function BulkBar({ selection: { chosen, clear }, areDeleted, onExport }: BulkBarProps) {
  const { done, expireAll, deleteAll, restoreAll } = useBulk(clear);
  if (chosen.size === 0) return null;
  const links = [...chosen.values()];
  return (
    <div className={styles['bulk']} role="toolbar" aria-label="Selected links">
      <b role="status">
        {done === null ? `${chosen.size} selected` : `${done.count} of ${done.of} done`}
      </b>
      {areDeleted ? (
        <Button
          leftSection={<IconArrowBackUp aria-hidden="true" />}
          disabled={done !== null}
          onClick={() => void restoreAll(links)}
        >
          Restore
        </Button>
      ) : (
        <>
          <Button
            leftSection={<IconClock aria-hidden="true" />}
            disabled={done !== null}
            onClick={() => void expireAll(links)}
          >
            Expire now
          </Button>
          {onExport === null ? null : (
            <Button
              leftSection={<IconDownload aria-hidden="true" />}
              onClick={() => onExport([...chosen.keys()])}
            >
              Export CSV
            </Button>
          )}
          <Button
            leftSection={<IconTrash aria-hidden="true" />}
            disabled={done !== null}
            onClick={() => void deleteAll(links)}
          >
            Delete
          </Button>
        </>
      )}
      <ActionIcon aria-label="Clear selection" onClick={clear}>
        <IconX aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
