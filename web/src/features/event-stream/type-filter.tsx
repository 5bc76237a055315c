import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { callEdge } from '../../edge/edge-fetch.ts';
import { ClearChip } from '../../ui/form/clear-chip.tsx';
import parts from '../../ui/parts.module.css';
import styles from './event-stream.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Filters by event type; none selected means all. Works without the list of types. */
export function TypeFilter({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    const stopping = new AbortController();
    callEdge<{ data: string[] }>('/api/event-stream/types', { signal: stopping.signal }).then(
      ({ data }) => setKnown(data),
      () => undefined,
    );
    return () => stopping.abort();
  }, []);
  const others = known.filter((type) => !chosen.includes(type));
  return (
    <div className={styles['chips']} role="group" aria-label={texts.onlyTheseEvents}>
      {chosen.map((type) => (
        <ClearChip
          key={type}
          value={type}
          onClear={() => onChange(chosen.filter((each) => each !== type))}
        />
      ))}
      <Menu position="bottom-start" width={280}>
        <Menu.Target>
          <button type="button" className={parts['chip']} disabled={others.length === 0}>
            {chosen.length === 0 ? texts.allEvents : common.add}
            <IconChevronDown aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles['longMenu'] ?? ''}>
          {others.map((type) => (
            <Menu.Item key={type} onClick={() => onChange([...chosen, type])}>
              {type}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
