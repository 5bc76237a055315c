import { Modal } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { modKey } from './mod-key.ts';
import styles from './shell.module.css';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

const shortcuts = [
  { keys: [`${modKey} K`, '/'], label: texts.searchOrRunACommand },
  { keys: ['←', '→'], label: texts.moveShortcut },
  { keys: ['Home', 'End'], label: texts.firstOrLastShortcut },
  { keys: ['↑', '↓'], label: texts.moveThroughResultsAndMenus },
  { keys: ['Esc'], label: texts.closeOrClearTheSearch },
  { keys: ['?'], label: texts.showShortcuts },
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
      title={texts.keyboardShortcuts}
      closeButtonProps={{ 'aria-label': common.close }}
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
