import { Switch } from '@mantine/core';

type InternalVisitsSwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
};

/** Figures and lists are of readers from outside; one click takes in own colleagues and programs. */
export function InternalVisitsSwitch({ isOn, onChange, className }: InternalVisitsSwitchProps) {
  return (
    <Switch
      className={className ?? ''}
      size="xs"
      label="With own team and bots"
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
