import { Button, PasswordInput } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldProps } from './setting-field.tsx';
import styles from './settings.module.css';

/** Without letters that are mistaken for one another; three groups of four are past guessing. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

function aCode(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(12));
  return [...drawn]
    .map((number) => letters[number % letters.length])
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');
}

/** What not everybody behind one should read: shown when asked. An access code can be made up. */
export function CodeField({ field, value, complaint, onChange }: FieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles['code']}>
      <PasswordInput
        label={field.word}
        error={complaint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...(field.meaning === undefined ? {} : { description: field.meaning })}
        autoComplete="off"
        aria-invalid={complaint !== null}
        visible={isShown}
        onVisibilityChange={setIsShown}
        visibilityToggleButtonProps={{
          'aria-label': `${isShown ? 'Hide' : 'Show'}: ${field.word}`,
          tabIndex: 0,
        }}
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {field.kind === 'code' ? (
        <Button
          leftSection={<IconDice5 aria-hidden="true" />}
          onClick={() => {
            onChange(aCode());
            setIsShown(true);
          }}
        >
          Make one
        </Button>
      ) : null}
    </div>
  );
}
