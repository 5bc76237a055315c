import { ActionIcon, Tooltip } from '@mantine/core';
import { IconEye, IconEyeOff, IconRefresh } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { newAccessCode } from '../draft.ts';
import styles from '../sheet.module.css';
import { common } from '../../../../texts/common.ts';
import { texts } from './texts.ts';

/** An access code for the recipient, generated or typed. */
export function AccessCodeField({
  code,
  onChange,
  refusal,
}: {
  code: string;
  onChange: (code: string) => void;
  refusal: string | undefined;
}) {
  const id = useId();
  const [isShown, setIsShown] = useState(true);
  const tools = [
    [
      isShown ? texts.hideCode : texts.showCode,
      isShown ? IconEyeOff : IconEye,
      () => setIsShown(!isShown),
    ],
    [
      texts.generateANewCode,
      IconRefresh,
      () => {
        onChange(newAccessCode());
        setIsShown(true);
      },
    ],
  ] as const;
  return (
    <div className={styles['code']}>
      <div data-bad={refusal !== undefined || undefined}>
        <input
          aria-label={common.code}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={code}
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-says`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        {tools.map(([word, Icon, run]) => (
          <Tooltip key={word} label={word}>
            <ActionIcon size={28} aria-label={word} onClick={run}>
              <Icon aria-hidden="true" />
            </ActionIcon>
          </Tooltip>
        ))}
        <CopyButton text={code} label={texts.copyCode} />
      </div>
      <p id={`${id}-says`} role="status" data-look={refusal === undefined ? undefined : 'bad'}>
        {refusal ?? texts.atLeast6Characters}
      </p>
    </div>
  );
}
