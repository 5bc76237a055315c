import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SingleSignOnPartsFragment } from '../../../gql/graphql.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { textOf } from '../../../typed/text-of.ts';
import { Proof } from './proof.tsx';
import { AddTeamDomainMutation, RemoveTeamDomainMutation } from './single-sign-on.graphql.ts';
import styles from './single-sign-on.module.css';
import { useAct } from './use-act.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type DomainsProps = Pick<SingleSignOnPartsFragment, 'domains' | 'mailboxes'>;

/** The team's domains and their verification. */
export function Domains({ domains, mailboxes }: DomainsProps) {
  const [add] = useMutation(AddTeamDomainMutation);
  const [remove] = useMutation(RemoveTeamDomainMutation);
  const toast = useToast();
  const [added, setAdded] = useState(0);
  const { act } = useAct();
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    await add({ variables: { domain: textOf(form, 'domain') } });
    setAdded(added + 1);
  });
  return (
    <div className={styles['block']}>
      {domains.length === 0 ? null : (
        <ul className={styles['domains']}>
          {domains.map((domain) => (
            <li key={domain.id} aria-label={domain.name}>
              <div>
                <b>{domain.name}</b>
                <small>
                  {domain.isProven
                    ? domain.provenBy === 'DNS'
                      ? texts.verifiedByDnsRecord
                      : texts.verifiedByEmail
                    : texts.notVerified}
                </small>
                <Button
                  size="xs"
                  aria-label={texts.removeNamed({ name: domain.name })}
                  onClick={() =>
                    domain.isProven
                      ? setLeaving(domain)
                      : void act(
                          () => remove({ variables: { domainId: domain.id } }),
                          texts.removedNamed({ name: domain.name }),
                        )
                  }
                >
                  {common.remove}
                </Button>
              </div>
              {domain.isProven ? null : <Proof domain={domain} mailboxes={mailboxes} />}
            </li>
          ))}
        </ul>
      )}
      {leaving === null ? null : (
        <ConfirmDialog
          title={texts.removeQuestion({ name: leaving.name })}
          verb={common.remove}
          failure={common.notRemoved}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await remove({ variables: { domainId: leaving.id } });
            setLeaving(null);
            toast({ about: 'single-sign-on', text: texts.removedNamed({ name: leaving.name }) });
          }}
        >
          <p>{texts.removeDomainExplained}</p>
        </ConfirmDialog>
      )}
      <form key={added} className={styles['line']} onSubmit={submit} noValidate>
        <TextInput
          name="domain"
          label={texts.addADomain}
          placeholder={texts.exampleCom}
          autoComplete="off"
          spellCheck={false}
          error={messages['domain'] ?? problem?.message}
        />
        <Button type="submit" loading={isBusy}>
          {common.add}
        </Button>
      </form>
    </div>
  );
}
