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
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

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
            {name === null
              ? texts.yourLinkIsReady
              : rich(texts.yourLinkIsReadyNamed, { name: <b dir="auto">{name}</b> })}
          </span>
        </p>
        <a href={url} target="_blank" rel="noreferrer">
          {url.replace(/^https?:\/\//, '')}
        </a>
        {accessCode === null ? null : <AccessCodeLine accessCode={accessCode} />}
        <NotSeenYet presentation={presentation} />
        <p className={styles['hint']}>{error === null ? texts.readyHint : texts.copyBlocked}</p>
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
            <QrCode url={url} label={texts.qrCodeOf({ url })} />
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
        {rich(texts.accessCode, { accessCode: <b>{accessCode}</b> })}
        <small>{texts.shareTheCodeSeparately}</small>
      </span>
      <CopyButton text={accessCode} label={texts.copyCode} />
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
      <Button onClick={onClose}>{common.done}</Button>
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
        {anotherLabel ?? texts.createAnotherLink}
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
        {copied ? texts.copied : common.copyLink}
      </Button>
      {recipients.length === 0 ? null : (
        <Button
          aria-expanded={shown === 'mail'}
          leftSection={<IconMail aria-hidden="true" />}
          onClick={() => toggle('mail')}
        >
          {texts.emailRecipients}
        </Button>
      )}
      <Button
        aria-expanded={shown === 'qr'}
        leftSection={<IconQrcode aria-hidden="true" />}
        onClick={() => toggle('qr')}
      >
        {texts.qrCode}
      </Button>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconExternalLink aria-hidden="true" />}
      >
        {common.open}
      </Button>
    </div>
  );
}
