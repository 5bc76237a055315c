import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Avatar } from '../../../ui/avatar.tsx';
import { ChoosePerson } from '../../../shared/people/choose-person.tsx';
import type { Field } from './field.ts';
import styles from './settings.module.css';
import type { Person } from './values.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type PersonFieldProps = {
  field: Field;
  person: Person | null;
  complaint: string | null;
  onChange: (person: Person | null) => void;
};

export function PersonField({ field, person, complaint, onChange }: PersonFieldProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <div className={styles['row']} role="group" aria-label={field.label}>
      <div>
        <b>{field.label}</b>
        <p>
          {person === null ? (
            texts.noOne
          ) : (
            <>
              <Avatar name={person.name} isSmall />
              <span className="cut">{person.name ?? common.formerMember}</span>
            </>
          )}
        </p>
        {complaint === null ? (
          <small>{field.meaning}</small>
        ) : (
          <small className={styles['bad']} role="alert">
            {complaint}
          </small>
        )}
      </div>
      {person === null ? null : (
        <Button
          variant="subtle"
          onClick={() => onChange(null)}
          aria-label={texts.removeNamed({ label: field.label })}
        >
          {common.remove}
        </Button>
      )}
      <Button onClick={open} aria-label={texts.chooseNamed({ label: field.label })}>
        {texts.choose}
      </Button>
      <ChoosePerson
        title={field.label}
        verb={texts.choose}
        isOpen={isOpen}
        onClose={close}
        onChosen={(chosen) => {
          onChange(chosen);
          close();
        }}
      />
    </div>
  );
}
