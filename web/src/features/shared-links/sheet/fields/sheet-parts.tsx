import { Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from '../sheet.module.css';
import { common } from '../../../../texts/common.ts';

export function SettingGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <div>{children}</div>
    </section>
  );
}

type SwitchRowProps = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children?: ReactNode;
};

/** A switch with its label; turning it on reveals the children. */
export function SwitchRow({ label, hint, isOn, onToggle, children }: SwitchRowProps) {
  return (
    <>
      <Switch
        className={styles['row'] ?? ''}
        label={label}
        description={hint}
        labelPosition="left"
        checked={isOn}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {isOn && children !== undefined ? <div className={styles['revealed']}>{children}</div> : null}
    </>
  );
}

/** A setting decided elsewhere, read-only, with the reason. */
export function LockedRow({
  label,
  isOn,
  children,
}: {
  label: string;
  isOn: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles['locked']} role="group" aria-labelledby={id}>
      <div>
        <p id={id}>{label}</p>
        <small>{children}</small>
      </div>
      <span>
        <IconLock aria-hidden="true" />
        {isOn ? common.on : common.off}
      </span>
    </div>
  );
}
