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
                    ? `Verified by ${domain.provenBy === 'DNS' ? 'DNS record' : 'email'}`
                    : 'Not verified'}
                </small>
                <Button
                  size="xs"
                  aria-label={`Remove ${domain.name}`}
                  onClick={() =>
                    domain.isProven
                      ? setLeaving(domain)
                      : void act(
                          () => remove({ variables: { domainId: domain.id } }),
                          `${domain.name} removed`,
                        )
                  }
                >
                  Remove
                </Button>
              </div>
              {domain.isProven ? null : <Proof domain={domain} mailboxes={mailboxes} />}
            </li>
          ))}
        </ul>
      )}
      {leaving === null ? null : (
        <ConfirmDialog
          title={`Remove ${leaving.name}?`}
          verb="Remove"
          failure="Not removed"
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await remove({ variables: { domainId: leaving.id } });
            setLeaving(null);
            toast({ about: 'single-sign-on', text: `${leaving.name} removed` });
          }}
        >
          <p>
            People with an email of this domain can no longer use single sign-on. Anyone without a
            password sets one with “Forgot your password?”. To add the domain again, you verify it
            again.
          </p>
        </ConfirmDialog>
      )}
      <form key={added} className={styles['line']} onSubmit={submit} noValidate>
        <TextInput
          name="domain"
          label="Add a domain"
          placeholder="example.com"
          autoComplete="off"
          spellCheck={false}
          error={messages['domain'] ?? problem?.message}
        />
        <Button type="submit" loading={isBusy}>
          Add
        </Button>
      </form>
    </div>
  );
}
