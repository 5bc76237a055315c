import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type ActionProps = {
  word: string;
  label?: string;
  icon: ReactNode;
  disabled: boolean;
  onClick?: () => void;
};

/** Icon with a label; on phones only the icon. */
export function Action({ word, label = word, icon, ...rest }: ActionProps) {
  return (
    <Button leftSection={icon} aria-label={label} title={label} {...rest}>
      {word}
    </Button>
  );
}
