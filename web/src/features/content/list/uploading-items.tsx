import { useMemo, useSyncExternalStore } from 'react';
import { PagelessStrip } from '../../../shared/attention-strip/attention-strip.tsx';
import table from '../../../ui/table.module.css';
import { Ring } from '../../../ui/progress-ring.tsx';
import { isUnderWay, type Upload } from '../../../uploads/queue.ts';
import { useUploads } from '../../../uploads/uploads-context.tsx';
import styles from '../content.module.css';

/** A file on its way, whose place in the list is kept from the start: nothing is pushed aside when it arrives. */
export type Arriving = { id: number; name: string; presentationId: string | null };

const idOf = ({ state }: Upload) => (state.is === 'sent' ? state.presentationId : null);
const isComing = (upload: Upload) =>
  isUnderWay(upload) || (upload.state.is === 'sent' && upload.state.pages === 'making');

/** Those that will stand at the head of a list, the one that comes last first; not those that are in it. */
export function useArriving(
  items: readonly { id: string }[],
  isNewestFirst: boolean,
): readonly Arriving[] {
  const { queue } = useUploads();
  // As text, so that the list is not drawn anew with every byte.
  const written = useSyncExternalStore(queue.subscribe, () =>
    JSON.stringify(
      queue
        .all()
        .filter(isComing)
        .map((upload): Arriving => ({
          id: upload.id,
          name: upload.file.name,
          presentationId: idOf(upload),
        })),
    ),
  );
  return useMemo(() => {
    if (!isNewestFirst) return [];
    const there = new Set(items.map(({ id }) => id));
    return (JSON.parse(written) as Arriving[])
      .filter(({ presentationId }) => presentationId === null || !there.has(presentationId))
      .toReversed();
  }, [written, items, isNewestFirst]);
}

const nameOf = ({ name }: Arriving) => name.replace(/\.[^.]+$/u, '');

/** How far it is, from 0 to 1; nothing while it waits for those before it. */
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
  if (share === null) return <span className={styles['coming']}>Waits</span>;
  return (
    <span className={styles['coming']}>
      <Ring share={share} />
      {share < 1 ? `Uploading ${Math.round(share * 100)} %` : 'Being checked'}
    </span>
  );
}

export function ArrivingCard({ arriving }: { arriving: Arriving }) {
  return (
    <article className={styles['card']} data-item={`arriving-${arriving.id}`} aria-busy="true">
      <span className={styles['cover']}>
        <span className={styles['place']} />
      </span>
      <h2>
        <span className={`cut ${styles['name']}`} title={arriving.name}>
          {nameOf(arriving)}
        </span>
      </h2>
      <PagelessStrip state="waiting" />
      <div className={styles['under']}>
        <Progress id={arriving.id} />
      </div>
    </article>
  );
}

export function ArrivingRow({ arriving }: { arriving: Arriving }) {
  return (
    <tr data-item={`arriving-${arriving.id}`} aria-busy="true">
      <td>
        <span className={styles['nameCell']}>
          <span className={styles['noCheck']} />
          <span className={styles['tinyPlace']} />
          <span className={`cut ${styles['name']}`} title={arriving.name}>
            {nameOf(arriving)}
          </span>
        </span>
      </td>
      <td className={table['medium']}>
        <Progress id={arriving.id} />
      </td>
      <td className={table['wide']}>
        <PagelessStrip state="waiting" />
      </td>
      <td className={`${table['num']} ${table['large']}`}>–</td>
      <td className={table['large']} />
      <td className={table['num']} />
      <td className={table['medium']} />
    </tr>
  );
}
