import { MultiSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callEdge } from '../../edge/edge-fetch.ts';

/** Which events are shown; none chosen are all. The page does without the list when it cannot be had. */
export function TypeFilter({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    const stopping = new AbortController();
    callEdge<{ data: string[] }>('/api/event-stream/types', { signal: stopping.signal }).then(({ data }) => setKnown(data), () => undefined);
    return () => stopping.abort();
  }, []);
  return (
    <MultiSelect
      aria-label="Only these events" placeholder={chosen.length === 0 ? 'All events' : ''} searchable clearable hidePickedOptions nothingFoundMessage="There is no such event" maxDropdownHeight={320}
      data={[...new Set([...known, ...chosen])]} value={[...chosen]} onChange={onChange} style={{ flex: '1 1 280px', maxWidth: 560 }} clearButtonProps={{ 'aria-label': 'Show all events' }}
    />
  );
}
