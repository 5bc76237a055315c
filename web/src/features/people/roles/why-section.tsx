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
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const ruleLabels: Record<string, string> = {
  can_send_emails: texts.sendEmails,
  can_send_faxes: texts.sendFaxes,
  can_use_sinch: texts.useSinch,
  can_use_haystack: texts.useHaystack,
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
      <summary>{texts.effectivePermissions}</summary>
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
      <div className="late" role="status" aria-label={common.loading}>
        <Skeleton width={240} />
      </div>
    ) : (
      <Note isBad title={texts.couldntLoadThePermissions} onRetry={() => void refetch()}>
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
              <span className="sr">{may ? `: ${texts.yes} ` : `: ${texts.no} `}</span>
              <small>
                {whyLabel({ because, flag: flag ?? null, role: customRole?.name ?? null })}
              </small>
            </span>
          </li>
        ))}
    </ul>
  );
}
