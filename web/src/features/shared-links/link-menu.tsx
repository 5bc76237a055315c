import { ActionIcon, Menu } from '@mantine/core';
import { IconClock, IconCopy, IconDots, IconExternalLink } from '@tabler/icons-react';
import type { LinkRowFragment } from '../../gql/graphql.ts';
import { useToast } from '../../ui/toasts.tsx';
import { useLinkActions } from './use-link-actions.tsx';
import { nameOf } from './words.ts';

/** What can be done with a link. */
export function LinkMenu({ link }: { link: LinkRowFragment }) {
  const { end } = useLinkActions();
  const toast = useToast();
  const copy = () => navigator.clipboard.writeText(link.url).then(() => toast({ text: 'Address copied', about: link.id }), () => toast({ text: `The browser does not let us copy. The address is ${link.url}`, isBad: true, about: link.id }));
  return (
    <Menu position="bottom-end" width={216}>
      <Menu.Target><ActionIcon aria-label={`More about ${nameOf(link)}`}><IconDots aria-hidden="true" /></ActionIcon></Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>Copy address</Menu.Item>
        <Menu.Item component="a" href={link.url} target="_blank" rel="noreferrer" leftSection={<IconExternalLink aria-hidden="true" />}>Open as a recipient</Menu.Item>
        {link.status === 'EXPIRED' ? null : <><Menu.Divider /><Menu.Item className="bad" leftSection={<IconClock aria-hidden="true" />} onClick={() => void end(link)}>Expire now</Menu.Item></>}
      </Menu.Dropdown>
    </Menu>
  );
}
