import { Switch } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './as-of.module.css';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

export interface AsOfGroup {
  id: string;
  title: string;
  /** `now` only if it differs. */
  fields: { id: string; label: string; before: ReactNode; now?: ReactNode }[];
}

/** The values at that moment next to the current ones; long lists show differences first. */
export function AsOfComparison({
  groups,
  isLong = false,
}: {
  groups: readonly AsOfGroup[];
  isLong?: boolean;
}) {
  const [isAll, setIsAll] = useState(!isLong);
  const shown = groups
    .map((group) => ({
      ...group,
      fields: group.fields.filter(({ now }) => isAll || now !== undefined),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <div className={styles['fields']}>
      {isLong ? (
        <Switch
          label={texts.showUnchangedFields}
          checked={isAll}
          onChange={({ currentTarget }) => setIsAll(currentTarget.checked)}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title={texts.noDifferences} level="h2">
          {texts.allSameToday}
        </EmptyState>
      ) : null}
      {shown.map(({ id, title, fields }) => (
        <Section key={id} title={title}>
          <dl>
            {fields.map(({ id: each, label, before, now }) => (
              <div key={each} data-differs={now === undefined ? undefined : true}>
                <dt>{label}</dt>
                <dd>
                  <b>{before}</b>
                  {now === undefined ? null : <small>{rich(texts.nowValue, { now })}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </div>
  );
}
