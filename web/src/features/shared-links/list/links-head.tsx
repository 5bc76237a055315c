import type { ReactNode } from 'react';
import table from '../../../ui/table.module.css';
import styles from './links.module.css';

type LinksHeadProps = {
  /** Not where all are links of one presentation. */
  hasPresentation?: boolean;
  check?: ReactNode;
};

export function LinksHead({ hasPresentation = true, check }: LinksHeadProps) {
  return (
    <>
      <colgroup>
        <col />
        <col className={`${table['large']} ${styles['aboutColumn']}`} />
        <col className={styles['controls']} style={{ width: 128 }} />
        <col style={{ width: 184 }} />
        <col className={`${table['medium']} ${styles['viewsColumn']}`} />
        <col className={`${table['medium']} ${styles['last']}`} style={{ width: 96 }} />
        <col style={{ width: 96 }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <span className={styles['headCell']}>
              {check}
              Name and recipient
            </span>
          </th>
          <th scope="col" className={table['large']}>
            {hasPresentation ? 'Presentation and link' : 'Link'}
          </th>
          <th scope="col" className={styles['controls']}>
            Controls
          </th>
          <th scope="col">Pages, by time</th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>
            Views<span className={styles['wideWords']}> (30 days / total)</span>
          </th>
          <th scope="col" className={`${table['num']} ${table['medium']} ${styles['last']}`}>
            Last viewed
          </th>
          <th scope="col" className={`${table['num']} ${styles['onHead']}`}>
            On<span className="sr"> and more</span>
          </th>
        </tr>
      </thead>
    </>
  );
}
