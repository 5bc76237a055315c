import { useMemo, useSyncExternalStore } from 'react';
import { PagelessStrip } from '../../../shared/attention-strip/attention-strip.tsx';
import table from '../../../ui/table.module.css';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { isUnderWay, type Upload } from '../../../uploads/upload.ts';
import { useUploads } from '../../../uploads/uploads-context.tsx';
import styles from '../content.module.css';
import { percent } from '../../../ui/format/percent.ts';
import { texts } from './texts.ts';

/** A file that is uploading; its place in the list is fixed, so nothing shifts on arrival. */
export type UploadingItem = { id: number; name: string; presentationId: string | null };

const idOf = ({ state }: Upload) => (state.is === 'sent' ? state.presentationId : null);
const isUploading = (upload: Upload) =>
  isUnderWay(upload) || (upload.state.is === 'sent' && upload.state.pages === 'making');

/** Uploads to show at the head of the list, newest first, without those already listed. */
export function useUploadingItems(
  items: readonly { id: string }[],
  isNewestFirst: boolean,
): readonly UploadingItem[] {
  const { queue } = useUploads();
  // As text, so the list does not rerender with every byte.
  const written = useSyncExternalStore(queue.subscribe, () =>
    JSON.stringify(
      queue
        .all()
        .filter(isUploading)
        .map((upload): UploadingItem => ({
          id: upload.id,
          name: upload.file.name,
          presentationId: idOf(upload),
        })),
    ),
  );
  return useMemo(() => {
    if (!isNewestFirst) return [];
    const listedIds = new Set(items.map(({ id }) => id));
    const uploading: UploadingItem[] = JSON.parse(written);
    return uploading
      .filter(({ presentationId }) => presentationId === null || !listedIds.has(presentationId))
      .toReversed();
  }, [written, items, isNewestFirst]);
}

const withoutExtension = ({ name }: UploadingItem) => name.replace(/\.[^.]+$/u, '');

/** Progress from 0 to 1; null while it waits. */
function useShare(id: number): number | null {
  const { queue } = useUploads();
  return useSyncExternalStore(queue.subscribe, () => {
    const upload = queue.all().find((each) => each.id === id);
    if (upload === undefined || upload.state.is === 'waiting') return null;
    return upload.state.is === 'sending'
      ? Math.round((100 * upload.state.sent) / Math.max(1, upload.file.size)) / 100
      : 1;
  });
}

function Progress({ id }: { id: number }) {
  const share = useShare(id);
  if (share === null) return <span className={styles['coming']}>{texts.queued}</span>;
  return (
    <span className={styles['coming']}>
      <ProgressRing share={share} />
      {share < 1 ? texts.uploadingShare({ share: percent(share) }) : texts.checking}
    </span>
  );
}

export function UploadingCard({ uploading }: { uploading: UploadingItem }) {
  return (
    <article className={styles['card']} data-item={`arriving-${uploading.id}`} aria-busy="true">
      <span className={styles['cover']}>
        <span className={styles['place']} />
      </span>
      <h2>
        <span className={`cut ${styles['name']}`} title={uploading.name} dir="auto">
          {withoutExtension(uploading)}
        </span>
      </h2>
      <PagelessStrip state="waiting" />
      <div className={styles['under']}>
        <Progress id={uploading.id} />
      </div>
    </article>
  );
}

export function UploadingRow({ uploading }: { uploading: UploadingItem }) {
  return (
    <tr data-item={`arriving-${uploading.id}`} aria-busy="true">
      <td>
        <span className={styles['nameCell']}>
          <span className={styles['noCheck']} />
          <span className={styles['tinyPlace']} />
          <span className={`cut ${styles['name']}`} title={uploading.name} dir="auto">
            {withoutExtension(uploading)}
          </span>
        </span>
      </td>
      <td className={table['medium']}>
        <Progress id={uploading.id} />
      </td>
      <td className={table['wide']}>
        <PagelessStrip state="waiting" />
      </td>
      <td className={`${table['num']} ${table['large']}`}>–</td>
      <td className={`${table['num']} ${table['large']}`}>–</td>
      <td className={table['large']} />
      <td className={table['num']} />
      <td className={table['medium']} />
    </tr>
  );
}
