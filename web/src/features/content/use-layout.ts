import { useLocalStorage } from '@mantine/hooks';
import { useAddress } from '../../ui/hooks/use-url-params.ts';
import type { Look } from './layout.ts';

/** Grid or rows: as the address says, else as it was last chosen here. */
export function useLook(): [Look, (look: Look) => void] {
  const [kept, keep] = useLocalStorage<Look>({
    key: 'lectern-content-look',
    defaultValue: 'grid',
    getInitialValueInEffect: false,
  });
  const { chosen, change } = useAddress();
  const written = chosen.get('view');
  const look = written === 'grid' || written === 'rows' ? written : kept;
  function choose(next: Look) {
    keep(next);
    change('view', next);
  }
  return [look, choose];
}
