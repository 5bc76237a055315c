import { useQuery } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import type { AccessOutcome } from '../../../gql/graphql.ts';
import { ExplainAccessQuery } from './sheet.graphql.ts';
import styles from './sheet.module.css';
import { texts } from './texts.ts';

const icons = { PASSES: IconCheck, ASKS: IconHourglass, REFUSES: IconX } as const satisfies Record<
  AccessOutcome,
  unknown
>;
const labels = {
  PASSES: texts.passes,
  ASKS: texts.asks,
  REFUSES: texts.refuses,
} as const satisfies Record<AccessOutcome, string>;

/** Explains, rule by rule, whether this person could open the saved link now. */
export function ExplainAccess({ linkId, isChanged }: { linkId: string; isChanged: boolean }) {
  const [email, setEmail] = useState('');
  const [debouncedEmail] = useDebouncedValue(email.trim(), 300);
  const isWhole = /^\S+@\S+\.\S+$/.test(debouncedEmail);
  const { data, error } = useQuery(ExplainAccessQuery, {
    variables: { id: linkId, address: debouncedEmail },
    skip: !isWhole,
    fetchPolicy: 'network-only',
  });
  const found = isWhole ? data?.explainAccess : undefined;
  return (
    <div className={styles['explain']}>
      <TextInput
        label={texts.explainAccessFor}
        description={texts.checkAccessLead}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        type="email"
        placeholder={texts.nameCompanyCom}
        autoComplete="off"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        error={isWhole && error !== undefined ? problemOf(error).message : undefined}
      />
      {isChanged && found !== undefined ? (
        <p className="dim">{texts.withoutYourUnsavedChanges}</p>
      ) : null}
      <div role="status">
        {found == null ? null : (
          <>
            <p>
              <b>{found.passes ? texts.canOpenTheFirstPage : texts.cantOpenIt}</b>
            </p>
            <ol>
              {(found.steps ?? []).map((step) => {
                const outcome = step?.outcome ?? 'PASSES';
                const Sign = icons[outcome];
                return (
                  <li key={step?.rule} data-outcome={outcome}>
                    <Sign aria-label={labels[outcome]} />
                    <span>{step?.explanation}</span>
                  </li>
                );
              })}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}
