import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconClock, IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import styles from './links.module.css';
import { useBulk } from './use-bulk.tsx';
import type { Selection } from './use-selection.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

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
    <div className={styles['bulk']} role="toolbar" aria-label={texts.selectedLinks}>
      <b role="status">
        {done === null
          ? texts.selectedCount({ links: chosen.size })
          : texts.ofDone({ done: done.count, total: done.of })}
      </b>
      {areDeleted ? (
        <Button
          leftSection={<IconArrowBackUp aria-hidden="true" />}
          disabled={done !== null}
          onClick={() => void restoreAll(links)}
        >
          {common.restore}
        </Button>
      ) : (
        <>
          <Button
            leftSection={<IconClock aria-hidden="true" />}
            disabled={done !== null}
            onClick={() => void expireAll(links)}
          >
            {texts.expireNow}
          </Button>
          {onExport === null ? null : (
            <Button
              leftSection={<IconDownload aria-hidden="true" />}
              onClick={() => onExport([...chosen.keys()])}
            >
              {common.exportCsv}
            </Button>
          )}
          <Button
            leftSection={<IconTrash aria-hidden="true" />}
            disabled={done !== null}
            onClick={() => void deleteAll(links)}
          >
            {common.delete}
          </Button>
        </>
      )}
      <ActionIcon aria-label={common.clearSelection} onClick={clear}>
        <IconX aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
