import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Changes, chunk, type FoundChanges } from './changes.tsx';
import { PersonChangesQuery } from './people-history.graphql.ts';
import { texts } from './texts.ts';

/** A person's history in the team. */
export function PersonChanges({ userId }: { userId: string }) {
  function useChanges(after: string | null): FoundChanges {
    const {
      data: { user },
      error,
      refetch,
    } = usePageQuery(PersonChangesQuery, { id: userId, first: chunk, after });
    if (user?.history == null) throw error ?? new Error('The history does not answer right now.');
    const { items, endCursor } = user.history;
    return { items, endCursor: endCursor ?? null, refetch };
  }
  return <Changes useChanges={useChanges} empty={texts.changesToThisPersonAppear} />;
}
