import { IconCopy } from '@tabler/icons-react';
import type { MenuLink } from '../actions/link-dialogs.tsx';
import styles from './links.module.css';
import { useCopyLink } from '../actions/use-copy-link.ts';
import { linkName } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type BoxProps = {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
};

// Native elements, because long lists have many.

export function RowCheck({ label, isOn, onToggle }: BoxProps) {
  return (
    <input
      type="checkbox"
      className={styles['check']}
      aria-label={label}
      checked={isOn}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
  );
}

export function RowSwitch({ label, isOn, isDisabled = false, onToggle }: BoxProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles['switch']}
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
  );
}

export function RowCopy({ link }: { link: MenuLink }) {
  const copy = useCopyLink();
  const word = texts.copyTheLink({ link: linkName(link) });
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={word}
      title={common.copyLink}
      onClick={() => void copy(link)}
    >
      <IconCopy aria-hidden="true" />
    </button>
  );
}
