import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/states/empty-state.tsx';

/** The last resort: an error no section caught. */
export function Crash() {
  const error = useRouteError();
  console.error(error);
  return (
    <main style={{ maxWidth: 560, margin: '96px auto', padding: 16 }}>
      <title>Something broke · Lectern</title>
      <EmptyState
        title="Something broke on this page"
        action={
          <Button mt={16} onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        }
      >
        Nothing you had saved is lost.
      </EmptyState>
    </main>
  );
}
