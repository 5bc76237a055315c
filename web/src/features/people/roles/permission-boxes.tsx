import { Checkbox } from '@mantine/core';
import { EffectNote } from './effect-note.tsx';
import styles from '../people.module.css';
import { permissionGroups, titleOf } from './permissions.ts';

interface PermissionBoxesProps {
  granted: ReadonlySet<string>;
  mayChange: (key: string) => boolean;
  isExplained?: boolean;
  /** Permissions from the role. */
  ofRole?: readonly string[];
  onChange: (granted: ReadonlySet<string>) => void;
}

/** A member's permissions by topic. */
export function PermissionBoxes({
  granted,
  mayChange,
  isExplained = false,
  ofRole = [],
  onChange,
}: PermissionBoxesProps) {
  const toggle = (key: string) => {
    const next = new Set(granted);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return (
    <>
      <EffectNote />
      {permissionGroups.map(({ label, permissions }) => (
        <fieldset key={label} className={styles['kinds']}>
          <legend>{label}</legend>
          <div className={isExplained ? styles['explained'] : styles['boxes']}>
            {permissions.map((permission) => {
              const { key, label, does, isForApps } = permission;
              const isOfRole = ofRole.includes(key);
              return (
                <Checkbox
                  key={key}
                  className={styles['box']}
                  mod={{ 'for-apps': isForApps }}
                  label={isOfRole ? `${label} · by the role` : label}
                  {...(isExplained
                    ? { description: does, styles: { description: { paddingInlineStart: 12 } } }
                    : { title: titleOf(permission) })}
                  checked={granted.has(key) || isOfRole}
                  disabled={!mayChange(key) || (isOfRole && !granted.has(key))}
                  onChange={() => toggle(key)}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}
