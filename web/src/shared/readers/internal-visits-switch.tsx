import { Switch } from '@mantine/core';

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
      label="Include my team and bots"
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
