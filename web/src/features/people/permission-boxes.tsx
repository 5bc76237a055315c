import { Checkbox } from '@mantine/core';
import styles from './people.module.css';
import { permissionGroups } from './permissions.ts';

type PermissionBoxesProps = { given: ReadonlySet<string>; mayChange: (key: string) => boolean; onChange: (given: ReadonlySet<string>) => void };

/** What a member may edit, by what it is about. */
export function PermissionBoxes({ given, mayChange, onChange }: PermissionBoxesProps) {
  const toggle = (key: string) => {
    const next = new Set(given);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return permissionGroups.map(({ word, permissions }) => (
    <fieldset key={word} className={styles['kinds']}>
      <legend>{word}</legend>
      <div className={styles['boxes']}>
        {permissions.map((permission) => <Checkbox key={permission.key} label={permission.word} checked={given.has(permission.key)} disabled={!mayChange(permission.key)} onChange={() => toggle(permission.key)} />)}
      </div>
    </fieldset>
  ));
}
