/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Access } from '../access.ts';
import { Dialog } from '../ui/dialog.tsx';
import { startDownload } from './download.ts';
import { useLazy } from '../ui/lazy.ts';
import type { SharedLink } from '../shared-link.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import type { Tools } from './tools.ts';
import { text } from '../texts/texts.ts';

interface Actions extends Pick<Tools, 'onDownload' | 'onPrint' | 'onForward'> {
  dialog: VNode | null;
}

/** The document's actions, as its settings allow. */
export function useActions(link: SharedLink, access: Access, record: RecordEvent): Actions {
  const { can_be_downloaded, can_be_printed, can_be_forwarded } = link.presentation.settings;
  const [printing, setPrinting] = useState<{ done: number; stop(): void } | null>(null);
  const [isForwarding, setIsForwarding] = useState(false);
  const ForwardDialog = useLazy(isForwarding, () =>
    import('./forward-dialog.tsx').then((loaded) => loaded.ForwardDialog),
  );

  const onPrint = async () => {
    const abort = new AbortController();
    const stop = () => {
      abort.abort();
      setPrinting(null);
    };
    setPrinting({ done: 0, stop });
    try {
      const { printPages } = await import('./print.ts');
      await printPages({
        link,
        access,
        signal: abort.signal,
        onProgress: (done) => setPrinting({ done, stop }),
        onPrint: () => record('Print', 'print'),
      });
    } finally {
      setPrinting(null);
    }
  };

  const printDialog = printing && (
    <Dialog title={text('preparingToPrint')} class="is-small" onClose={printing.stop}>
      <p role="status">{text('pageOf', { page: printing.done, count: link.page_count })}</p>
      <button class="primary" type="button" onClick={printing.stop}>
        {text('cancel')}
      </button>
    </Dialog>
  );
  const forwardDialog =
    isForwarding && ForwardDialog ? (
      <ForwardDialog
        link={link}
        onSent={() => record('PDF', 'forward')}
        onClose={() => setIsForwarding(false)}
      />
    ) : null;
  return {
    onDownload:
      can_be_downloaded && link.download_url ? () => void startDownload(access, record) : null,
    onPrint: can_be_printed ? () => void onPrint().catch(() => undefined) : null,
    onForward:
      can_be_forwarded && !link.is_for_recipients_only ? () => setIsForwarding(true) : null,
    dialog: printDialog ?? forwardDialog,
  };
}
