import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconMail, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonFragment } from '../../../gql/graphql.ts';
import styles from '../people.module.css';
import { personName } from '../roles/permissions.ts';
import { useInvitation } from '../use-invitation.tsx';
import { texts } from './texts.ts';

type InvitationMenuProps = { person: PersonFragment; onSent?: () => void; onRevoked?: () => void };

/** Actions for a pending invitation. */
export function InvitationMenu({ person, onSent, onRevoked }: InvitationMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Menu
      position="bottom-end"
      width={232}
      hideDetached={false}
      opened={isOpen}
      onChange={setIsOpen}
    >
      <Menu.Target>
        <ActionIcon
          className={styles['more'] ?? ''}
          aria-label={texts.moreAbout({ person: personName(person) })}
        >
          <IconDots aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Items {...{ person, onSent, onRevoked }} isOpen={isOpen} />
      </Menu.Dropdown>
    </Menu>
  );
}

type ItemsProps = {
  person: PersonFragment;
  isOpen: boolean;
  onSent: (() => void) | undefined;
  onRevoked: (() => void) | undefined;
};

function Items({ person, isOpen, onSent, onRevoked }: ItemsProps) {
  const { link, resendLabel, resend, revoke, copy } = useInvitation(person, isOpen);
  return (
    <>
      <Menu.Item
        leftSection={<IconMail aria-hidden="true" />}
        onClick={() => void resend().then(onSent)}
      >
        {resendLabel}
      </Menu.Item>
      {link === null ? null : (
        <Menu.Item leftSection={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {texts.copyTheLink}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        className="bad"
        leftSection={<IconMailOff aria-hidden="true" />}
        onClick={() => void revoke().then((isDone) => (isDone ? onRevoked?.() : undefined))}
      >
        {texts.revokeInvitation}
      </Menu.Item>
    </>
  );
}
