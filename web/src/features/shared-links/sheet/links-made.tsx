import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import styles from './sheet.module.css';
import { linksLabel, recipientName } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

export type OneOfMany = {
  id: string;
  name: string | null;
  url: string;
  presentationName: string | null;
  recipients: readonly { email: string | null; name: string | null }[];
};

const recipients = ({ recipients: [first] }: OneOfMany) =>
  first === undefined ? texts.anyoneWithTheLink : recipientName(first);

export function LinksMade({
  links,
  onClose,
}: {
  links: readonly OneOfMany[];
  onClose: () => void;
}) {
  const { copy, copied, error } = useClipboard({ timeout: 2500 });
  const all = links
    .map((link) => [link.presentationName ?? '', recipients(link), link.url].join('\t'))
    .join('\n');
  return (
    <div className={styles['ready']}>
      <div>
        <p role="status">
          <IconCheck className="icon" aria-hidden="true" />
          <span>{texts.createdCount({ links: linksLabel(links.length) })}</span>
        </p>
        <ul className={styles['made']}>
          {links.map((link) => (
            <li key={link.id}>
              <span>
                <span className="cut" title={recipients(link)} dir="auto">
                  {recipients(link)}
                </span>
                <small className="cut" title={link.presentationName ?? undefined}>
                  {link.presentationName} · {link.url.replace(/^https?:\/\//, '')}
                </small>
              </span>
              <CopyButton
                text={link.url}
                label={texts.copyTheLinkFor({ link: recipients(link) })}
              />
            </li>
          ))}
        </ul>
        {error === null ? null : <p className={styles['hint']}>{texts.copyBlockedSelectAll}</p>}
      </div>
      <footer>
        <Button
          variant="filled"
          autoFocus
          leftSection={copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
          onClick={() => copy(links.length === 1 ? links[0]?.url : all)}
        >
          {copied ? texts.copied : texts.copyAll({ count: links.length })}
        </Button>
        <Button onClick={onClose}>{common.done}</Button>
      </footer>
    </div>
  );
}
