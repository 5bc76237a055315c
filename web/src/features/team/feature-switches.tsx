import { Switch } from '@mantine/core';
import type { TeamSettingsFragment } from '../../gql/graphql.ts';
import styles from './team.module.css';

type Feature = Exclude<keyof TeamSettingsFragment['features'], '__typename'>;
export type FeatureSwitch = readonly [name: Feature, label: string, description: string];

export const featuresOf = (form: FormData, switches: readonly FeatureSwitch[]) =>
  Object.fromEntries(switches.map(([name]) => [name, form.get(name) !== null]));

/** Switching a feature off hides it and keeps its data. */
export function FeatureSwitches({
  label,
  switches,
  features,
}: {
  label: string;
  switches: readonly FeatureSwitch[];
  features: TeamSettingsFragment['features'];
}) {
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      {switches.map(([name, label, description]) => (
        <Switch
          key={name}
          className={styles['switch'] ?? ''}
          name={name}
          label={label}
          description={description}
          labelPosition="left"
          defaultChecked={features[name]}
        />
      ))}
    </fieldset>
  );
}
