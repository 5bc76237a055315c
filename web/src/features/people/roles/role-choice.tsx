import type { TeamRole } from '../../../gql/graphql.ts';
import { roleLabels } from '../../../account/role-name.ts';
import { Segments } from '../../../ui/segments.tsx';
import styles from '../people.module.css';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const options = (['TEAM_MEMBER', 'TEAM_ADMIN'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}));
const labels: Record<TeamRole, string> = {
  TEAM_MEMBER: texts.memberExplained,
  TEAM_ADMIN: texts.adminExplained,
};

export function RoleChoice({
  role,
  onChange,
}: {
  role: TeamRole;
  onChange: (role: TeamRole) => void;
}) {
  return (
    <div className={styles['kinds']}>
      <span className={styles['label']}>{common.role}</span>
      <div>
        <Segments<TeamRole>
          label={common.role}
          value={role}
          onChange={onChange}
          options={options}
        />
      </div>
      <p>{labels[role]}</p>
    </div>
  );
}
