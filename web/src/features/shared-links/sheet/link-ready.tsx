import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  IconArrowLeft,
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconMail,
  IconPlus,
  IconQrcode,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { PageThumbnail } from '../../../ui/page-thumbnail.tsx';
import { MailForm, type MailedPerson } from './mail-form.tsx';
import { NotSeenYet } from '../not-seen-yet.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './sheet.module.css';

export type MadeLink = {
  id: string;
  name: string | null;
  url: string;
  accessCode?: string | null;
  recipients?: readonly MailedPerson[];
};
type LinkReadyProps = {
  link: MadeLink;
  presentation: SharedPresentation;
  onAnother: () => void;
  anotherLabel?: string;
  onClose: () => void;
};

/** The new link: copy, QR code, mail, or create another. */
export function LinkReady({
  link: { id, name, url, accessCode = null, recipients = [] },
  presentation,
  onAnother,
  anotherLabel,
  onClose,
}: LinkReadyProps) {
  const { copy, copied, error } = useClipboard({ timeout: 2500 });
  const [shown, setShown] = useState<'qr' | 'mail' | null>(null);
  const toggle = (what: 'qr' | 'mail') => setShown(shown === what ? null : what);
  return (
    <div className={styles['ready']}>
      <div>
        <PageThumbnail src={presentation.thumbnailUrl} size="card" />
        <p role="status">
          <IconCheck className="icon" aria-hidden="true" />
          <span>
            {name === null ? (
              'Your link is ready'
            ) : (
              <>
                Your link <b dir="auto">{name}</b> is ready
              </>
            )}
          </span>
        </p>
        <a href={url} target="_blank" rel="noreferrer">
          {url.replace(/^https?:\/\//, '')}
        </a>
        {accessCode === null ? null : <AccessCodeLine accessCode={accessCode} />}
        <NotSeenYet presentation={presentation} />
        <p className={styles['hint']}>
          {error === null
            ? 'We’ll show you when it’s opened, and which pages are read.'
            : 'Your browser doesn’t allow copying: select the link above.'}
        </p>
        <ReadyButtons
          copied={copied}
          copy={copy}
          url={url}
          recipients={recipients}
          shown={shown}
          toggle={toggle}
        />
        {shown === 'mail' ? (
          <MailForm linkId={id} recipients={recipients} onSent={() => setShown(null)} />
        ) : null}
        {shown === 'qr' ? (
          <div className={styles['square']}>
            <QrCode url={url} label={`QR code of ${url}`} />
          </div>
        ) : null}
      </div>
      <ReadyFoot onClose={onClose} anotherLabel={anotherLabel} onAnother={onAnother} />
    </div>
  );
}

function AccessCodeLine({ accessCode }: { accessCode: string }) {
  return (
    <p className={styles['told']}>
      <span>
        Access code <b>{accessCode}</b>
        <small>Share the code separately</small>
      </span>
      <CopyButton text={accessCode} label="Copy code" />
    </p>
  );
}

type ReadyFootProps = {
  onClose: () => void;
  anotherLabel: string | undefined;
  onAnother: () => void;
};

function ReadyFoot({ onClose, anotherLabel, onAnother }: ReadyFootProps) {
  return (
    <footer>
      <Button onClick={onClose}>Done</Button>
      <Button
        variant="subtle"
        leftSection={
          anotherLabel === undefined ? (
            <IconPlus aria-hidden="true" />
          ) : (
            <IconArrowLeft aria-hidden="true" />
          )
        }
        onClick={onAnother}
      >
        {anotherLabel ?? 'Create another link'}
      </Button>
    </footer>
  );
}

type ReadyButtonsProps = {
  copied: boolean;
  copy: (text: string) => void;
  url: string;
  recipients: readonly MailedPerson[];
  shown: 'qr' | 'mail' | null;
  toggle: (what: 'qr' | 'mail') => void;
};

function ReadyButtons({ copied, copy, url, recipients, shown, toggle }: ReadyButtonsProps) {
  return (
    <div className={styles['answers']}>
      <Button
        variant="filled"
        data-autofocus
        autoFocus
        leftSection={copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
        onClick={() => copy(url)}
      >
        {copied ? 'Copied' : 'Copy link'}
      </Button>
      {recipients.length === 0 ? null : (
        <Button
          aria-expanded={shown === 'mail'}
          leftSection={<IconMail aria-hidden="true" />}
          onClick={() => toggle('mail')}
        >
          Email recipients
        </Button>
      )}
      <Button
        aria-expanded={shown === 'qr'}
        leftSection={<IconQrcode aria-hidden="true" />}
        onClick={() => toggle('qr')}
      >
        QR code
      </Button>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconExternalLink aria-hidden="true" />}
      >
        Open
      </Button>
    </div>
  );
}
