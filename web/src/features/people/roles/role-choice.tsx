import type { TeamRole } from '../../../gql/graphql.ts';
import { roleLabels } from '../../../account/role-name.ts';
import { Segments } from '../../../ui/segments.tsx';
import styles from '../people.module.css';

const options = (['TEAM_MEMBER', 'TEAM_ADMIN'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}));
const labels: Record<TeamRole, string> = {
  TEAM_MEMBER: 'Can view and share active content, plus any permissions you grant.',
  TEAM_ADMIN: 'Can do everything, including managing people and settings.',
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
