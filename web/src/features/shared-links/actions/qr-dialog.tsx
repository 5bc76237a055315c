import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { QrCode, qrSvgUrl } from '../../../ui/qr-code.tsx';
import { Dialog } from './dialog.tsx';
import styles from '../list/links.module.css';
import { linkName } from '../labels.ts';
import { texts } from './texts.ts';

type QrDialogProps = {
  link: { name: string | null; url: string };
  isOpen: boolean;
  onClose: () => void;
};

export function QrDialog({ link, isOpen, onClose }: QrDialogProps) {
  const name = linkName(link);
  return (
    <Dialog title={texts.qrCodeOf({ name })} isOpen={isOpen} onClose={onClose}>
      <div className={styles['qr']}>
        <QrCode url={link.url} label={texts.qrCodeOfNamed({ url: link.url })} />
        <p className="dim">{link.url.replace(/^https?:\/\//, '')}</p>
        <Button
          component="a"
          href={qrSvgUrl(link.url)}
          download={`${name}.svg`}
          leftSection={<IconDownload aria-hidden="true" />}
        >
          {texts.downloadAsSvg}
        </Button>
      </div>
    </Dialog>
  );
}
