import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { PresentationFormFragment } from '../../../gql/graphql.ts';
import { Nothing } from '../../../ui/nothing.tsx';
import { Section } from '../../../ui/section.tsx';
import { fieldGroups } from '../settings/fields.ts';
import { isSame, savedAt, type Person } from '../settings/values.ts';
import styles from './history.module.css';
import { Value } from './value.tsx';

type AsOfFieldsProps = { then: PresentationFormFragment; now: PresentationFormFragment | null };

/** A person by name, an access code only as there being one. */
function shownOf(path: string, form: PresentationFormFragment): unknown {
  const value = savedAt(form, path);
  if (path === 'accessCode' && value !== null) return '•••';
  return path === 'reviewer' && value !== null ? ((value as Person).name ?? 'Somebody') : value;
}

/** Every field and setting then, beside what it is now where it is another. */
export function AsOfFields({ then, now }: AsOfFieldsProps) {
  const [isAll, setIsAll] = useState(false);
  const differs = (path: string) => now !== null && !isSame(savedAt(then, path), savedAt(now, path));
  const groups = fieldGroups.map((group) => ({ ...group, fields: group.fields.filter(({ path }) => isAll || differs(path)) })).filter(({ fields }) => fields.length > 0);
  return (
    <div className={styles['then']}>
      <Switch label="Show what is the same now, too" checked={isAll} onChange={({ currentTarget }) => setIsAll(currentTarget.checked)} />
      {groups.length === 0 ? <Nothing title="Nothing differs from now" level="h2">Its fields and settings were what they are today.</Nothing> : null}
      {groups.map(({ id, title, fields }) => (
        <Section key={id} title={title}>
          <dl className={styles['changes']}>
            {fields.map(({ path, word }) => (
              <div key={path} data-differs={differs(path) || undefined}>
                <dt>{word}</dt>
                <dd><b><Value path={path} value={shownOf(path, then)} /></b>{differs(path) && now !== null ? <small>now <Value path={path} value={shownOf(path, now)} /></small> : null}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </div>
  );
}
