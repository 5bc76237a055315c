import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import type { PresentationStatus } from '../../gql/graphql.ts';
import { statusWords } from '../../presentation/status-pill.tsx';
import parts from '../../ui/parts.module.css';
import styles from './content.module.css';

type ContentToolsProps = { total: number; status: PresentationStatus | null; setStatus: (status: PresentationStatus | null) => void; search: string | null; clearSearch: () => void };

/** What narrows the list, as chips, and how many are left. */
export function ContentTools({ total, status, setStatus, search, clearSearch }: ContentToolsProps) {
  return (
    <div className={styles['tools']}>
      {search === null ? null : <button type="button" className={parts['chip']} data-set onClick={clearSearch} aria-label={`Clear search ${search}`}>Search <b>{search}</b><IconX aria-hidden="true" /></button>}
      {status !== null
        ? <button type="button" className={parts['chip']} data-set onClick={() => setStatus(null)} aria-label={`Clear status ${statusWords[status]}`}>Status <b>{statusWords[status]}</b><IconX aria-hidden="true" /></button>
        : (
          <Menu position="bottom-start" width={176}>
            <Menu.Target><button type="button" className={parts['chip']}>Status<IconChevronDown aria-hidden="true" /></button></Menu.Target>
            <Menu.Dropdown>
              {(Object.keys(statusWords) as PresentationStatus[]).map((each) => <Menu.Item key={each} leftSection={each === status ? <IconCheck aria-hidden="true" /> : null} onClick={() => setStatus(each)}>{statusWords[each]}</Menu.Item>)}
            </Menu.Dropdown>
          </Menu>
        )}
      <span className={styles['total']} role="status">{total === 1 ? '1 presentation' : `${total.toLocaleString('en')} presentations`}</span>
    </div>
  );
}
