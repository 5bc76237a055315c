import type { TeamRole } from '../../../gql/graphql.ts';
import { roleLabels } from '@lectern/schemas/access/role-labels.ts';
import { Segments } from '../../../ui/segments.tsx';
import styles from '../people.module.css';

const options = (['TEAM_MEMBER', 'TEAM_ADMIN'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}));
const labels: Record<TeamRole, string> = {
  TEAM_MEMBER: 'Sees and shares what is active, and edits what is ticked below.',
  TEAM_ADMIN: 'May do everything, and decides who else may.',
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
      <span className={styles['label']}>Role</span>
      <div>
        <Segments<TeamRole> label="Role" value={role} onChange={onChange} options={options} />
      </div>
      <p>{labels[role]}</p>
    </div>
  );
}
