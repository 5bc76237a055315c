import { useQuery } from '@apollo/client/react';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { problemOf } from '../../../edge/problem.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Note } from '../../../ui/states/note.tsx';
import styles from '../people.module.css';
import { WhyQuery } from '../people.graphql.ts';
import { permissionKeys, permissionLabel, usePermissionGroups } from './permissions.ts';
import { whyLabel } from './why.ts';

const ruleLabels: Record<string, string> = {
  can_send_emails: 'Send emails',
  can_send_faxes: 'Send faxes',
  can_use_sinch: 'Use Sinch',
  can_use_haystack: 'Use Haystack',
};
const ruleNames = [...permissionKeys, ...Object.keys(ruleLabels)];
/** Checked by Lectern itself. */
const ownRules = ['can_send_emails'];

/** The rule behind each permission. */
export function WhySection({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles['why']}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Effective permissions</summary>
      {isOpen ? <Why userId={userId} /> : null}
    </details>
  );
}

function Why({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(WhyQuery, {
    variables: { id: userId, permissions: ruleNames },
    fetchPolicy: 'network-only',
  });
  const { showsAppSettings } = useViewer().viewer.currentTeam;
  const shown = usePermissionGroups().flatMap(({ permissions }) =>
    permissions.map(({ key }) => key),
  );
  const isShown = (rule: string) =>
    showsAppSettings || ownRules.includes(rule) || shown.includes(rule);
  if (data === undefined)
    return error === undefined ? (
      <div className="late" role="status" aria-label="Loading">
        <Skeleton width={240} />
      </div>
    ) : (
      <Note isBad title="Couldn’t load the permissions" onRetry={() => void refetch()}>
        {problemOf(error).message}
      </Note>
    );
  return (
    <ul>
      {(data.user?.explanations ?? [])
        .filter(({ permission }) => isShown(permission))
        .map(({ permission, may, because, flag, customRole }) => (
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
