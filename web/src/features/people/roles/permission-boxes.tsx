import { Checkbox } from '@mantine/core';
import styles from '../people.module.css';
import { usePermissionGroups } from './permissions.ts';
import { texts } from './texts.ts';

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
  const groups = usePermissionGroups();
  const toggle = (key: string) => {
    const next = new Set(granted);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  return (
    <>
      {groups.map(({ label, permissions }) => (
        <fieldset key={label} className={styles['kinds']}>
          <legend>{label}</legend>
          <div className={isExplained ? styles['explained'] : styles['boxes']}>
            {permissions.map(({ key, label, does, isForApps }) => {
              const isOfRole = ofRole.includes(key);
              return (
                <Checkbox
                  key={key}
                  className={styles['box']}
                  mod={{ 'for-apps': isForApps }}
                  label={isOfRole ? texts.fromRole({ label }) : label}
                  {...(isExplained
                    ? { description: does, styles: { description: { paddingInlineStart: 12 } } }
                    : { title: does })}
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
