/** The password of everyone in the demo. */
export const demoPassword = 'a desk by the weir 1874';

export interface DemoPerson {
  email: string;
  name: string;
  title: string;
  role: 'Team Admin' | 'Team Member';
  permissions?: Record<string, boolean>;
  /** Has not accepted the invitation yet. */
  isWaiting?: boolean;
}

const at = (name: string) => `${name.replace(/ .*/, '').toLowerCase()}@halden.example`;
const person = (name: string, title: string, more: Partial<DemoPerson> = {}): DemoPerson => ({
  email: at(name),
  name,
  title,
  role: 'Team Member',
  ...more,
});

/** The team that sells water meters. Emails have plain letters, names do not. */
export const people: readonly DemoPerson[] = [
  person('Ingrid Solheim', 'Head of sales', { role: 'Team Admin' }),
  person('Jonas Lindqvist', 'Key accounts, north'),
  person('Priya Raman', 'Network analyst', {
    permissions: { can_edit_events: true, can_export_data: true },
  }),
  person('Luca Moretti', 'Key accounts, Italy'),
  person('Sofia Almeida', 'Key accounts, Iberia'),
  person('Tom Whitcombe', 'Tenders'),
  person('Amélie Roux', 'Key accounts, France', { email: 'amelie@halden.example' }),
  person('Kwame Boateng', 'Product marketing', {
    permissions: { can_edit_presentations: true, can_edit_files: true },
  }),
  person('Hanna Vogel', 'Sales engineer'),
  person('Mateusz Zieliński', 'Sales engineer'),
  person('Noor Haddad', 'Inside sales'),
  person('Bram de Wit', 'Joins in January', { isWaiting: true }),
];
