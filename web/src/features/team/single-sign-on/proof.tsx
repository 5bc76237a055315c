import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { SingleSignOnPartsFragment } from '../../../gql/graphql.ts';
import { Copyable } from '../../../ui/copyable.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { textOf } from '../../../typed/text-of.ts';
import { MailTeamDomainCodeMutation, ProveTeamDomainMutation } from './single-sign-on.graphql.ts';
import styles from './single-sign-on.module.css';

type ProofProps = {
  domain: SingleSignOnPartsFragment['domains'][number];
  mailboxes: readonly string[];
};

/** Verifies by DNS record or by a mailed code. */
export function Proof({ domain: { id: domainId, name, record, mailedTo }, mailboxes }: ProofProps) {
  const [prove] = useMutation(ProveTeamDomainMutation);
  const [mail] = useMutation(MailTeamDomainCodeMutation);
  const seen = useSubmit(async () => void (await prove({ variables: { domainId, code: null } })));
  const typed = useSubmit(
    async (form) => void (await prove({ variables: { domainId, code: textOf(form, 'code') } })),
  );
  const mailed = useSubmit(
    async (form) =>
      void (await mail({ variables: { domainId, mailbox: textOf(form, 'mailbox') } })),
  );
  return (
    <div className={styles['proof']}>
      <form onSubmit={seen.submit} noValidate>
        <p>Add this TXT record to the DNS of {name}, then check it.</p>
        <label>
          Name
          <Copyable text={record.name} label={`Name of the record of ${name}`} />
        </label>
        <label>
          Value
          <Copyable text={record.value} label={`Value of the record of ${name}`} />
        </label>
        {seen.problem === null ? null : (
          <p role="alert" className={styles['bad']}>
            {seen.problem.message}
          </p>
        )}
        <div>
          <Button type="submit" loading={seen.isBusy}>
            Check DNS
          </Button>
        </div>
      </form>
      <form className={styles['line']} onSubmit={mailed.submit} noValidate>
        <NativeSelect
          name="mailbox"
          label="Or email a code to"
          data={mailboxes.map((mailbox) => ({ value: mailbox, label: `${mailbox}@${name}` }))}
          error={mailed.problem?.message}
        />
        <Button type="submit" loading={mailed.isBusy}>
          Email code
        </Button>
      </form>
      {mailedTo == null ? null : (
        <form className={styles['line']} onSubmit={typed.submit} noValidate>
          <TextInput
            name="code"
            label="Code"
            description={`Sent to ${mailedTo}. Valid for 24 hours.`}
            autoComplete="one-time-code"
            error={typed.problem?.message}
          />
          <Button type="submit" loading={typed.isBusy}>
            Confirm
          </Button>
        </form>
      )}
    </div>
  );
}
