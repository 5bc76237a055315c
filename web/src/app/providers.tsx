import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Realtime } from '../realtime/realtime.ts';
import { RealtimeContext } from '../realtime/use-realtime.ts';
import { resolver, theme } from '../theme/theme.ts';
import { ToastProvider } from '../ui/states/toasts.tsx';
import { UploadsProvider } from '../uploads/uploads-context.tsx';

/** public/assets/color-scheme-1.js reads the same key before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'lectern-theme' });

export function Providers({
  client,
  realtime,
  env = 'default',
  children,
}: {
  client: ApolloClient;
  realtime: Realtime;
  env?: 'default' | 'test';
  children: ReactNode;
}) {
  return (
    <ApolloProvider client={client}>
      <RealtimeContext value={realtime}>
        <MantineProvider
          env={env}
          theme={theme}
          cssVariablesResolver={resolver}
          defaultColorScheme="auto"
          colorSchemeManager={colorSchemeManager}
        >
          <ToastProvider>
            <UploadsProvider>{children}</UploadsProvider>
          </ToastProvider>
        </MantineProvider>
      </RealtimeContext>
    </ApolloProvider>
  );
}
