import { Button } from '@mantine/core';
import type { Field } from './field.ts';
import styles from './settings.module.css';
import { isList, type Value } from './values.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type IdsFieldProps = {
  field: Extract<Field, { kind: 'ids' }>;
  value: Value;
  onChange: (value: Value) => void;
};

/** Ids set elsewhere; they can be removed here. */
export function IdsField({ field: { label, meaning, countOf }, value, onChange }: IdsFieldProps) {
  const count = isList(value) ? value.length : value === null ? 0 : 1;
  const sentence = count === 0 ? texts.noneOnceThisIsSaved : countOf({ count });
  return (
    <div className={styles['row']} role="group" aria-label={label}>
      <div>
        <b>{label}</b>
        <p>{sentence}</p>
        {meaning === undefined ? null : <small>{meaning}</small>}
      </div>
      {count === 0 ? null : (
        <Button
          aria-label={texts.removeNamed({ label })}
          onClick={() => onChange(isList(value) ? [] : null)}
        >
          {common.remove}
        </Button>
      )}
    </div>
  );
}
