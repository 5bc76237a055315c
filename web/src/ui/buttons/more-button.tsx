import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { texts } from './texts.ts';

type MoreButtonProps = { about: string; className?: string | undefined };

/** The three dots that open a menu. */
export function MoreButton({ about, className = '' }: MoreButtonProps) {
  return (
    <Menu.Target>
      <ActionIcon aria-label={texts.moreAbout({ about })} className={className}>
        <IconDots aria-hidden="true" />
      </ActionIcon>
    </Menu.Target>
  );
}
