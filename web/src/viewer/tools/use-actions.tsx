/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Access } from '../access.ts';
import { Dialog } from '../ui/dialog.tsx';
import { startDownload } from './download.ts';
import { useLazy, whenOnline } from '../ui/lazy.ts';
import type { SharedLink } from '../shared-link.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import type { Tools } from './tools.ts';
import { text } from '../texts/texts.ts';

interface Actions extends Pick<Tools, 'onDownload' | 'onPrint' | 'onForward'> {
  dialog: VNode | null;
}

interface Connection {
  isOnline: boolean;
  isTime: boolean;
}

type Doing = 'download' | 'forward' | { printed: number; stop(): void };

/** The document's actions, as its settings allow. */
export function useActions(
  link: SharedLink,
  access: Access,
  record: RecordEvent,
  { isOnline, isTime }: Connection,
): Actions {
  const { can_be_downloaded, can_be_printed, can_be_forwarded } = link.presentation.settings;
  const isForwardable = can_be_forwarded && !link.is_for_recipients_only;
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const ForwardDialog = useLazy(doing === 'forward' || (isTime && isForwardable), () =>
    import('./forward-dialog.tsx').then((loaded) => loaded.ForwardDialog),
  );
  useEffect(() => {
    if (isTime && can_be_printed) void loadPrint().catch(() => undefined);
  }, [isTime]);

  const onPrint = async () => {
    const abort = new AbortController();
    const stop = () => {
      abort.abort();
      close();
    };
    setDoing({ printed: 0, stop });
    try {
      const { printPages } = await loadPrint();
      if (abort.signal.aborted) return;
      await printPages({
        link,
        access,
        signal: abort.signal,
        onProgress: (printed) => setDoing({ printed, stop }),
        onPrint: () => record('Print', 'print'),
      });
    } finally {
      if (!abort.signal.aborted) close();
    }
  };

  const onDownload = async () => {
    // The connection may be back before anything has noticed.
    const isReached =
      isOnline || (navigator.onLine && (await access.renew(access.link().pages_url)) === 'renewed');
    if (!isReached || !(await startDownload(access, record))) setDoing('download');
  };

  let dialog: VNode | null = null;
  if (doing === 'forward' && ForwardDialog)
    dialog = <ForwardDialog link={link} onSent={() => record('PDF', 'forward')} onClose={close} />;
  else if (doing === 'download' || (doing === 'forward' && !isOnline))
    dialog = (
      <SmallDialog
        title={text(doing)}
        words={text(doing === 'download' ? 'offlineTryAgain' : 'offlineGoesOn')}
        button={text('close')}
        onClose={close}
      />
    );
  else if (doing !== null && doing !== 'forward') {
    const printed = { page: doing.printed, count: link.page_count };
    dialog = (
      <SmallDialog
        title={text('preparingToPrint')}
        words={isOnline ? text('pageOf', printed) : text('offlineGoesOn')}
        button={text('cancel')}
        onClose={doing.stop}
      />
    );
  }
  return {
    onDownload: can_be_downloaded && link.download_url ? () => void onDownload() : null,
    onPrint: can_be_printed ? () => void onPrint().catch(() => undefined) : null,
    onForward: isForwardable ? () => setDoing('forward') : null,
    dialog,
  };
}

function loadPrint() {
  return whenOnline().then(() => import('./print.ts'));
}

interface SmallDialogProps {
  title: string;
  words: string;
  button: string;
  onClose(): void;
}

function SmallDialog({ title, words, button, onClose }: SmallDialogProps) {
  return (
    <Dialog title={title} class="is-small" onClose={onClose}>
      <p role="status">{words}</p>
      <button class="primary" type="button" onClick={onClose}>
        {button}
      </button>
    </Dialog>
  );
}
