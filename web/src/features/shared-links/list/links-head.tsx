import type { ReactNode } from 'react';
import table from '../../../ui/table.module.css';
import styles from './links.module.css';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

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
              {texts.nameAndRecipient}
            </span>
          </th>
          <th scope="col" className={table['large']}>
            {hasPresentation ? texts.presentationAndLink : common.link}
          </th>
          <th scope="col" className={styles['controls']}>
            {texts.controls}
          </th>
          <th scope="col">{common.pagesByTime}</th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>
            {rich(texts.viewsInDays, {
              days: <span className={styles['wideWords']}> {texts.about30DaysTotal}</span>,
            })}
          </th>
          <th scope="col" className={`${table['num']} ${table['medium']} ${styles['last']}`}>
            {common.lastViewed}
          </th>
          <th scope="col" className={`${table['num']} ${styles['onHead']}`}>
            {rich(texts.onAndMore, { more: <span className="sr"> {texts.andMore}</span> })}
          </th>
        </tr>
      </thead>
    </>
  );
}
