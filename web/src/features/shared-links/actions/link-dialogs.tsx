import { createContext, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { MenuLink } from './link-menu.tsx';
import { QrDialog } from './qr-dialog.tsx';
import { SettingsSheet } from '../sheet/settings-sheet.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { LinkActionsProvider } from './use-link-actions.tsx';

export type DeskWork = 'settings' | 'qr' | 'transfer';

export const LinkDeskContext = createContext<{ open: (work: DeskWork, link: MenuLink) => void }>({
  open: () => undefined,
});

/** What a link's menu opens, once for all the rows inside. The link stays in view while its dialog leaves. */
export function LinkDesk({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ work: DeskWork | null; link: MenuLink } | null>(null);
  const open = useCallback((work: DeskWork, link: MenuLink) => setShown({ work, link }), []);
  const close = useCallback(() => setShown((before) => before && { ...before, work: null }), []);
  return (
    <LinkDeskContext value={useMemo(() => ({ open }), [open])}>
      <LinkActionsProvider>{children}</LinkActionsProvider>
      {shown === null ? null : (
        <>
          <SettingsSheet
            key={`settings ${shown.link.id}`}
            link={shown.link}
            isOpen={shown.work === 'settings'}
            onClose={close}
          />
          <QrDialog link={shown.link} isOpen={shown.work === 'qr'} onClose={close} />
          <TransferDialog
            key={shown.link.id}
            link={shown.link}
            isOpen={shown.work === 'transfer'}
            onClose={close}
          />
        </>
      )}
    </LinkDeskContext>
  );
}
