import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconClock,
  IconCopy,
  IconCopyPlus,
  IconExternalLink,
  IconQrcode,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import { use } from 'react';
import { LinkDialogsContext, type MenuLink } from './link-dialogs.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useLinkActions } from './use-link-actions.tsx';
import { MoreButton } from '../../../ui/buttons/more-button.tsx';
import { linkName } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type LinkMenuProps = { link: MenuLink; onDeleted?: () => void };

export function LinkMenu({ link, onDeleted }: LinkMenuProps) {
  const { end, duplicate, remove } = useLinkActions();
  const { open } = use(LinkDialogsContext);
  const copy = useCopyLink();
  return (
    <Menu position="bottom-end" width={216}>
      <MoreButton about={linkName(link)} />
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconSettings aria-hidden="true" />}
          onClick={() => open('settings', link)}
        >
          {common.settings}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy aria-hidden="true" />} onClick={() => void copy(link)}>
          {common.copyLink}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={link.url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink aria-hidden="true" />}
        >
          {texts.previewAsRecipient}
        </Menu.Item>
        <Menu.Item leftSection={<IconQrcode aria-hidden="true" />} onClick={() => open('qr', link)}>
          {texts.qrCode}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconCopyPlus aria-hidden="true" />}
          onClick={() => void duplicate(link)}
        >
          {texts.duplicate}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsExchange aria-hidden="true" />}
          onClick={() => open('transfer', link)}
        >
          {texts.transfer}
        </Menu.Item>
        <Menu.Divider />
        {link.status === 'EXPIRED' ? null : (
          <Menu.Item
            className="bad"
            leftSection={<IconClock aria-hidden="true" />}
            onClick={() => void end(link)}
          >
            {texts.expireNow}
          </Menu.Item>
        )}
        <Menu.Item
          className="bad"
          leftSection={<IconTrash aria-hidden="true" />}
          onClick={() => void remove(link).then(onDeleted)}
        >
          {common.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
