import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Avatar } from '../../../ui/avatar.tsx';
import { ChoosePerson } from '../../../shared/people/choose-person.tsx';
import type { Field } from './field.ts';
import styles from './settings.module.css';
import type { Person } from './values.ts';

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
            'No one'
          ) : (
            <>
              <Avatar name={person.name} isSmall />
              <span className="cut">{person.name ?? 'Former member'}</span>
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
          aria-label={`Remove: ${field.label}`}
        >
          Remove
        </Button>
      )}
      <Button onClick={open} aria-label={`Choose: ${field.label}`}>
        Choose
      </Button>
      <ChoosePerson
        title={field.label}
        verb="Choose"
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
