import { Checkbox } from '@mantine/core';
import styles from './people.module.css';
import { permissionGroups } from './permissions.ts';

interface PermissionBoxesProps {
  given: ReadonlySet<string>;
  mayChange: (key: string) => boolean;
  isExplained?: boolean;
  /** What their role gives them anyway. */
  ofRole?: readonly string[];
  onChange: (given: ReadonlySet<string>) => void;
}

/** What a member may edit, by what it is about; explained where there is room for it. */
export function PermissionBoxes({ given, mayChange, isExplained = false, ofRole = [], onChange }: PermissionBoxesProps) {
  const toggle = (key: string) => {
    const next = new Set(given);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return permissionGroups.map(({ word, permissions }) => (
    <fieldset key={word} className={styles['kinds']}>
      <legend>{word}</legend>
      <div className={isExplained ? styles['explained'] : styles['boxes']}>
        {permissions.map(({ key, word, does }) => <Checkbox key={key} label={ofRole.includes(key) ? `${word} · by the role` : word} {...(isExplained ? { description: does, styles: { description: { paddingInlineStart: 12 } } } : { title: does })} checked={given.has(key) || ofRole.includes(key)} disabled={!mayChange(key) || (ofRole.includes(key) && !given.has(key))} onChange={() => toggle(key)} />)}
      </div>
    </fieldset>
  ));
}
