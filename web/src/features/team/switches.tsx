import { Switch } from '@mantine/core';
import type { TeamSettingsFragment } from '../../gql/graphql.ts';
import styles from './team.module.css';

type Feature = Exclude<keyof TeamSettingsFragment['features'], '__typename'>;
export type FeatureSwitch = readonly [name: Feature, label: string, description: string];

export const switchesOf = (
  form: FormData,
  switches: readonly (readonly [string, ...unknown[]])[],
) => Object.fromEntries(switches.map(([name]) => [name, form.get(name) !== null]));

type SwitchesProps<Name extends string> = {
  label?: string;
  switches: readonly (readonly [name: Name, label: string, description?: string])[];
  values: Readonly<Record<Name, boolean>>;
};

/** Switches of a form. A feature that is off is hidden and keeps its data. */
export function Switches<Name extends string>({ label, switches, values }: SwitchesProps<Name>) {
  return (
    <fieldset className={styles['group']}>
      {label === undefined ? null : <legend>{label}</legend>}
      {switches.map(([name, word, description]) => (
        <Switch
          key={name}
          className={styles['switch'] ?? ''}
          name={name}
          label={word}
          description={description}
          labelPosition="left"
          defaultChecked={values[name]}
        />
      ))}
    </fieldset>
  );
}
