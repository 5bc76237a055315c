import { useLocalStorage } from '@mantine/hooks';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import type { Layout } from './layout.ts';

/** The layout from the URL, else the last one chosen. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const [saved, save] = useLocalStorage<Layout>({
    key: 'lectern-content-look',
    defaultValue: 'grid',
    getInitialValueInEffect: false,
  });
  const { chosen, change } = useUrlParams();
  const fromUrl = chosen.get('view');
  const layout = fromUrl === 'grid' || fromUrl === 'rows' ? fromUrl : saved;
  function choose(next: Layout) {
    save(next);
    change('view', next);
  }
  return [layout, choose];
}
