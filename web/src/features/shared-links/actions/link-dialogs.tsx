import { createContext, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { SharedLinkStatus } from '../../../gql/graphql.ts';
import { QrDialog } from './qr-dialog.tsx';
import { SettingsSheet } from '../sheet/settings-sheet.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { LinkActionsProvider } from './use-link-actions.tsx';

export type MenuLink = {
  id: string;
  name: string | null;
  url: string;
  status: SharedLinkStatus;
  expiresAt: string | null;
};

export type LinkDialogName = 'settings' | 'qr' | 'transfer';

export const LinkDialogsContext = createContext<{
  open: (dialog: LinkDialogName, link: MenuLink) => void;
}>({
  open: () => undefined,
});

/**
 * The dialogs of a link's menu, once for all rows. The link stays visible during the closing
 * animation.
 */
export function LinkDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ dialog: LinkDialogName | null; link: MenuLink } | null>(
    null,
  );
  const open = useCallback(
    (dialog: LinkDialogName, link: MenuLink) => setShown({ dialog, link }),
    [],
  );
  const close = useCallback(() => setShown((before) => before && { ...before, dialog: null }), []);
  return (
    <LinkDialogsContext value={useMemo(() => ({ open }), [open])}>
      <LinkActionsProvider>{children}</LinkActionsProvider>
      {shown === null ? null : (
        <>
          <SettingsSheet
            key={`settings ${shown.link.id}`}
            link={shown.link}
            isOpen={shown.dialog === 'settings'}
            onClose={close}
          />
          <QrDialog link={shown.link} isOpen={shown.dialog === 'qr'} onClose={close} />
          <TransferDialog
            key={shown.link.id}
            link={shown.link}
            isOpen={shown.dialog === 'transfer'}
            onClose={close}
          />
        </>
      )}
    </LinkDialogsContext>
  );
}
