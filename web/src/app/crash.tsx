import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { texts } from './texts.ts';

/** The last resort: an error no section caught. */
export function Crash() {
  const error = useRouteError();
  console.error(error);
  return (
    <main style={{ maxWidth: 560, margin: '96px auto', padding: 16 }}>
      <title>{texts.somethingBrokeLectern}</title>
      <EmptyState
        title={texts.somethingBrokeOnThisPage}
        action={
          <Button mt={16} onClick={() => window.location.reload()}>
            {texts.loadThePageAgain}
          </Button>
        }
      >
        {texts.savedIsSafe}
      </EmptyState>
    </main>
  );
}
