import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { SingleSignOnPartsFragment } from '../../../gql/graphql.ts';
import { Copyable } from '../../../ui/copyable.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { textOf } from '../../../typed/text-of.ts';
import { MailTeamDomainCodeMutation, ProveTeamDomainMutation } from './single-sign-on.graphql.ts';
import styles from './single-sign-on.module.css';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

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
        <p>{texts.addTxtRecord({ name })}</p>
        <label>
          {common.name}
          <Copyable text={record.name} label={texts.nameOfTheRecordOf({ name })} />
        </label>
        <label>
          {texts.value}
          <Copyable text={record.value} label={texts.valueOfTheRecordOf({ name })} />
        </label>
        {seen.problem === null ? null : (
          <p role="alert" className={styles['bad']}>
            {seen.problem.message}
          </p>
        )}
        <div>
          <Button type="submit" loading={seen.isBusy}>
            {texts.checkDns}
          </Button>
        </div>
      </form>
      <form className={styles['line']} onSubmit={mailed.submit} noValidate>
        <NativeSelect
          name="mailbox"
          label={texts.orEmailACodeTo}
          data={mailboxes.map((mailbox) => ({ value: mailbox, label: `${mailbox}@${name}` }))}
          error={mailed.problem?.message}
        />
        <Button type="submit" loading={mailed.isBusy}>
          {texts.emailCode}
        </Button>
      </form>
      {mailedTo == null ? null : (
        <form className={styles['line']} onSubmit={typed.submit} noValidate>
          <TextInput
            name="code"
            label={common.code}
            description={texts.sentToValidFor24({ mailedTo })}
            autoComplete="one-time-code"
            error={typed.problem?.message}
          />
          <Button type="submit" loading={typed.isBusy}>
            {texts.confirm}
          </Button>
        </form>
      )}
    </div>
  );
}
