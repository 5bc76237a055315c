import { useLocalStorage } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import type { Look } from './chunks.ts';

/** Grid or rows: as the address says, else as it was last chosen here. */
export function useLook(): [Look, (look: Look) => void] {
  const [kept, keep] = useLocalStorage<Look>({ key: 'lectern-content-look', defaultValue: 'grid', getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const written = params.get('view');
  const look = written === 'grid' || written === 'rows' ? written : kept;
  function choose(next: Look) {
    keep(next);
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('view', next);
      return after;
    }, { replace: true });
  }
  return [look, choose];
}
