import { Modal } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import styles from './shell.module.css';

const shortcuts = [
  { keys: ['Ctrl K', '/'], label: 'Search from anywhere' },
  { keys: ['←', '→'], label: 'Through the pages of a strip, the days of a chart, and tabs' },
  { keys: ['Home', 'End'], label: 'To the first and the last of them' },
  { keys: ['↑', '↓'], label: 'Through what was found, and through menus' },
  { keys: ['Esc'], label: 'Close what is open; empty the search' },
  { keys: ['?'], label: 'These shortcuts' },
] as const;

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
