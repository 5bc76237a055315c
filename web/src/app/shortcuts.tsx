import { Modal } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { modKey } from './mod-key.ts';
import styles from './shell.module.css';

const shortcuts = [
  { keys: [`${modKey} K`, '/'], label: 'Search or run a command' },
  { keys: ['←', '→'], label: 'Move between pages, days and tabs' },
  { keys: ['Home', 'End'], label: 'Go to the first or last' },
  { keys: ['↑', '↓'], label: 'Move through results and menus' },
  { keys: ['Esc'], label: 'Close, or clear the search' },
  { keys: ['?'], label: 'Show shortcuts' },
];

/** The keyboard shortcuts; ? opens them anywhere except in a text field. */
export function Shortcuts({
  isOpen,
  onOpen,
  onClose,
}: {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (key === '?' && !isTyping && !ctrlKey && !metaKey) open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <dl className={styles['shortcuts']}>
        {shortcuts.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
