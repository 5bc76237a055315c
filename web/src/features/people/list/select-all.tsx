import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PersonFragment } from '../../../gql/graphql.ts';
import styles from '../people.module.css';
import { personName } from '../roles/permissions.ts';
import type { Chosen } from './use-chosen.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The head of the column of people. */
export function SelectAll({ chosen }: { chosen: Chosen }) {
  return (
    <span className={styles['choice']}>
      <Checkbox
        aria-label={texts.selectEveryoneInThisList}
        checked={chosen.isAll}
        indeterminate={!chosen.isAll && chosen.count > 0}
        onChange={chosen.toggleAll}
      />
      {common.person}
    </span>
  );
}

type SelectProps = { person: PersonFragment; chosen: Chosen; children: ReactNode };

export function Select({ person, chosen, children }: SelectProps) {
  return (
    <span className={styles['choice']}>
      <Checkbox
        aria-label={texts.selectNamed({ person: personName(person) })}
        checked={chosen.has(person.id)}
        onChange={() => chosen.toggle(person)}
      />
      {children}
    </span>
  );
}
