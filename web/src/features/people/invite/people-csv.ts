import Papa from 'papaparse';
import { roleCalled, roleForm } from '@lectern/kernel/access/role-words.ts';
import type { TeamRole } from '../../../gql/graphql.ts';

export interface ListedPerson {
  /** As a spreadsheet counts. */
  row: number;
  email: string;
  name: string | null;
  role: TeamRole;
  /** Of the team's own. */
  customRole: OwnRole | null;
  /** Why they are not asked for at all. */
  problem: string | null;
}

interface OwnRole {
  id: string;
  name: string;
}

export const maxRows = 10_000;

type Column = 'email' | 'name' | 'first' | 'last' | 'role';
const headings: ReadonlyMap<string, Column> = new Map(
  Object.entries<Column>({
    email: 'email',
    'e-mail': 'email',
    'email address': 'email',
    'e-mail address': 'email',
    mail: 'email',
    name: 'name',
    'full name': 'name',
    'first name': 'first',
    firstname: 'first',
    'given name': 'first',
    'last name': 'last',
    lastname: 'last',
    surname: 'last',
    role: 'role',
    'team role': 'role',
  }),
);
const words = (cell: string) =>
  cell
    .trim()
    .replaceAll(/[_\s]+/gu, ' ')
    .normalize('NFKC')
    .toLowerCase();

/** Spreadsheets save UTF-8, UTF-16 or, on older Windows, its Western letters; the marks at the beginning tell. */
export function textOf(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Who stands in a file, by the names of its columns, or as address, name and role where the first row is somebody. @throws Error in a sentence for whoever chose the file */
export function peopleIn(text: string, ownRoles: readonly OwnRole[] = []): ListedPerson[] {
  const { data, errors } = Papa.parse<string[]>(text, {
    header: false,
    skipEmptyLines: false,
    delimiter: topOf(text).delimiter,
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new Error(`Row ${(open.row ?? 0) + 1} has a quotation mark that is not closed.`);
  const rows = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const head = rows[0];
  if (!head) throw new Error('There is nothing in this file.');
  const named = head.cells.map((cell) => headings.get(words(cell)) ?? null);
  const hasHead = named.includes('email');
  if (!hasHead && !head.cells[0]?.includes('@'))
    throw new Error('No column is called “email”. The others that are read are “name” and “role”.');
  const columns: readonly (Column | null)[] = hasHead ? named : ['email', 'name', 'role'];
  const listed = hasHead ? rows.slice(1) : rows;
  if (listed.length === 0) throw new Error('There is nobody in this file.');
  if (listed.length > maxRows)
    throw new Error(
      `This file has ${listed.length.toLocaleString('en')} rows. At most ${maxRows.toLocaleString('en')} can be invited at once.`,
    );
  const first = new Map<string, number>();
  return listed.map(({ row, cells }) =>
    personOf(row, (column) => cells[columns.indexOf(column)]?.trim() ?? '', first, ownRoles),
  );
}

/** The first row, and what stands between its cells: lines without anything in them, such as the last, say nothing of that. */
function topOf(text: string): { names: readonly string[]; delimiter: string } {
  const { data, meta } = Papa.parse<string[]>(text, {
    header: false,
    skipEmptyLines: 'greedy',
    preview: 1,
  });
  return { names: data[0] ?? [], delimiter: meta.delimiter };
}

/** The columns of a file that has names for them and of which nothing is taken, such as one that means “role” in another language. */
export function unreadColumns(text: string): string[] {
  const { names } = topOf(text);
  const isRead = (name: string) => headings.has(words(name));
  return names.some((name) => headings.get(words(name)) === 'email')
    ? names.map((name) => name.trim()).filter((name) => name !== '' && !isRead(name))
    : [];
}

/** Without what an export put before what looks like a formula. */
const asWritten = (text: string) => text.replace(/^'(?=[=+\-@＝＋－＠])/u, '');

/** `first` is where each address stood first. */
function personOf(
  row: number,
  cell: (column: Column) => string,
  first: Map<string, number>,
  ownRoles: readonly OwnRole[],
): ListedPerson {
  const email = cell('email');
  const name = asWritten(cell('name') || `${cell('first')} ${cell('last')}`.trim());
  const wantedName = asWritten(cell('role'));
  // A team may have had one by such a name before that was refused: it is no administrator's.
  const [customRole = null, ...others] = ownRolesNamed(wantedName, ownRoles);
  const role = customRole !== null || wantedName === '' ? 'TEAM_MEMBER' : roleCalled(wantedName);
  const key = email.normalize('NFKC').toLowerCase();
  const before = first.get(key);
  if (before === undefined && email !== '') first.set(key, row);
  const problem =
    problemOf({ email, name, before }) ??
    (role === null
      ? unknownRole(wantedName, ownRoles)
      : others.length > 0
        ? `“${wantedName}” may be any of your roles ${[customRole, ...others].map((each) => `“${each?.name}”`).join(', ')}. Write one as it is called.`
        : null);
  return {
    row,
    email,
    name: name || null,
    role: role ?? 'TEAM_MEMBER',
    customRole: others.length > 0 ? null : customRole,
    problem,
  };
}

/** The one that is called exactly so, or else every one that may be meant: a team may have had two of nearly the same name before that was refused. */
function ownRolesNamed(wantedName: string, ownRoles: readonly OwnRole[]): OwnRole[] {
  const exact = ownRoles.find(({ name }) => name === wantedName);
  const meant = exact
    ? [exact]
    : wantedName === ''
      ? []
      : ownRoles.filter(({ name }) => roleForm(name) === roleForm(wantedName));
  return meant.map(({ id, name }) => ({ id, name }));
}

function unknownRole(wantedName: string, { length }: readonly OwnRole[]): string {
  return `There is no role “${wantedName.slice(0, 40)}”. Write Member or Administrator${length === 0 ? '' : ', or one of your own roles'}.`;
}

function problemOf({
  email,
  name,
  before,
}: {
  email: string;
  name: string;
  before: number | undefined;
}): string | null {
  if (email === '') return 'There is no address in this row.';
  if (email.length > 254) return 'This is no email address.';
  if (before !== undefined) return `Stands in row ${before} already.`;
  if (/^[=+\-@＝＋－＠]/u.test(name)) return 'The name is a formula.';
  return name.length > 200 ? 'The name is longer than 200 characters.' : null;
}
