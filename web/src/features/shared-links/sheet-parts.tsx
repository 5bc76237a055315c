import { Switch } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './sheet.module.css';

/** Settings that belong together, under their word at the left. */
export function Group({ word, children }: { word: string; children: ReactNode }) {
  const id = useId();
  return <section className={styles['group']} aria-labelledby={id}><h3 id={id}>{word}</h3><div>{children}</div></section>;
}

type SwitchRowProps = { word: string; hint?: ReactNode; isOn: boolean; disabled?: boolean; onTurn: (isOn: boolean) => void; children?: ReactNode };

/** A switch with its word at the left; what it reveals stands under it. */
export function SwitchRow({ word, hint, isOn, disabled = false, onTurn, children }: SwitchRowProps) {
  return (
    <>
      <Switch className={styles['row'] ?? ''} label={word} description={hint} labelPosition="left" checked={isOn} disabled={disabled} onChange={({ currentTarget }) => onTurn(currentTarget.checked)} />
      {isOn && children !== undefined ? <div className={styles['revealed']}>{children}</div> : null}
    </>
  );
}
