import { Switch } from '@mantine/core';
import { texts } from './texts.ts';

type InternalVisitsSwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
};

/** Includes the own team and bots; by default only outside readers count. */
export function InternalVisitsSwitch({ isOn, onChange, className }: InternalVisitsSwitchProps) {
  return (
    <Switch
      className={className ?? ''}
      size="xs"
      label={texts.includeMyTeamAndBots}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
