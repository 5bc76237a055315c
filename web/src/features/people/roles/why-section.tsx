import { useQuery } from '@apollo/client/react';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Note } from '../../../ui/states/note.tsx';
import styles from '../people.module.css';
import { WhyQuery } from '../people.graphql.ts';
import { allPermissions, permissionLabel } from './permissions.ts';
import { whyLabel } from './why.ts';

const ruleLabels: Record<string, string> = {
  can_send_emails: 'Send mail',
  can_send_faxes: 'Send faxes',
  can_use_sinch: 'Use Sinch',
  can_use_haystack: 'Use Haystack',
};
const ruleNames = [...allPermissions.map(({ key }) => key), ...Object.keys(ruleLabels)];

/** The rule behind each permission. */
export function WhySection({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles['why']}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>What they may do, and why</summary>
      {isOpen ? <Why userId={userId} /> : null}
    </details>
  );
}

function Why({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(WhyQuery, {
    variables: { id: userId, permissions: ruleNames },
    fetchPolicy: 'network-only',
  });
  if (data === undefined)
    return error === undefined ? (
      <div className="late" role="status" aria-label="Loading">
        <Skeleton width={240} />
      </div>
    ) : (
      <Note isBad title="Could not be read" onRetry={() => void refetch()}>
        {problemOf(error).message}
      </Note>
    );
  return (
    <ul>
      {(data.user?.explanations ?? []).map(({ permission, may, because, flag, customRole }) => (
        <li key={permission} data-may={may || undefined}>
          {may ? (
            <IconCheck className="icon" aria-hidden="true" />
          ) : (
            <IconMinus className="icon" aria-hidden="true" />
          )}
          <span>
            <b>{ruleLabels[permission] ?? permissionLabel(permission)}</b>
            <span className="sr">{may ? ': yes. ' : ': no. '}</span>
            <small>
              {whyLabel({ because, flag: flag ?? null, role: customRole?.name ?? null })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
