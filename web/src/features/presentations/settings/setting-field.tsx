import { Switch } from '@mantine/core';
import type { Field, FieldProps } from './field.ts';
import { CodeField } from './code-field.tsx';
import { GroupsField } from './groups-field.tsx';
import { IdsField } from './ids-field.tsx';
import { PersonField } from './person-field.tsx';
import styles from './settings.module.css';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';
import { ChoiceField, DayOrMomentField } from './choice-field.tsx';
import { listIn, personIn } from './values.ts';

/** Short fields share a row. */
const short: readonly Field['kind'][] = ['line', 'choice', 'language', 'moment', 'day', 'url'];

export function SettingField(props: FieldProps) {
  const { field, isChanged } = props;
  return (
    <div
      className={field.kind === 'switch' ? styles['switch'] : styles['field']}
      data-short={(short.includes(field.kind) && field.path !== 'name') || undefined}
      data-changed={isChanged || undefined}
    >
      <Input {...props} />
    </div>
  );
}

function Input(props: FieldProps) {
  const { field, value, complaint, onChange } = props;
  switch (field.kind) {
    case 'switch':
      return (
        <Switch
          label={
            <>
              {field.label}
              {field.meaning === undefined ? null : <small>{field.meaning}</small>}
            </>
          }
          labelPosition="left"
          checked={value === true}
          error={complaint}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'code':
      return <CodeField {...props} />;
    case 'choice':
    case 'language':
      return <ChoiceField {...props} />;
    case 'moment':
    case 'day':
      return <DayOrMomentField {...props} />;
    case 'person':
      return (
        <PersonField
          field={field}
          person={personIn(value)}
          complaint={complaint}
          onChange={onChange}
        />
      );
    case 'groups':
      return (
        <GroupsField
          field={field}
          value={listIn(value)}
          complaint={complaint}
          onChange={onChange}
        />
      );
    case 'tags':
      return <TagsField field={field} value={value} complaint={complaint} onChange={onChange} />;
    case 'ids':
      return <IdsField field={field} value={value} onChange={onChange} />;
    case 'line':
    case 'url':
    case 'text':
      return <TextField {...props} />;
  }
}
