import { useCallback, useMemo, useState } from 'react';
import type { LinkItemFragment } from '../../../gql/graphql.ts';

/** The selected links as they were when selected, in that order. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, LinkItemFragment>>(new Map());
  const tick = useCallback(
    (links: readonly LinkItemFragment[], isTicked: boolean) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const link of links)
          if (isTicked) after.set(link.id, link);
          else after.delete(link.id);
        return after;
      }),
    [],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(() => ({ chosen, tick, clear }), [chosen, tick, clear]);
}

export type Selection = ReturnType<typeof useSelection>;
