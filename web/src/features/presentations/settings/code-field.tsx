import { Button, PasswordInput } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldProps } from './field.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

/** No ambiguous letters; three groups of four are unguessable. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function aCode(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(12));
  return [...drawn]
    .map((number) => letters[number % letters.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');
}

/** An access code, revealed on request or generated. */
export function CodeField({ field, value, complaint, onChange }: FieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles['code']}>
      <PasswordInput
        label={field.label}
        error={complaint}
        {...(field.meaning === undefined ? {} : { description: field.meaning })}
        autoComplete="off"
        aria-invalid={complaint !== null}
        visible={isShown}
        onVisibilityChange={setIsShown}
        visibilityToggleButtonProps={{
          'aria-label': isShown
            ? texts.hideNamed({ label: field.label })
            : texts.showNamed({ label: field.label }),
          tabIndex: 0,
        }}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button
        leftSection={<IconDice5 aria-hidden="true" />}
        onClick={() => {
          onChange(aCode());
          setIsShown(true);
        }}
      >
        {texts.generate}
      </Button>
    </div>
  );
}
