import { locale } from '../../../ui/format/locale.ts';
import Papa from 'papaparse';
import { parseRoleName, normalizeRoleName } from '@lectern/schemas/access/role-labels.ts';
import type { TeamRole } from '../../../gql/graphql.ts';
import { texts } from './texts.ts';

export interface ListedPerson {
  /** Numbered like a spreadsheet. */
  row: number;
  email: string;
  name: string | null;
  role: TeamRole;
  /** A custom role of the team. */
  customRole: OwnRole | null;
  /** Why the row is skipped. */
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

/** Spreadsheets save UTF-8, UTF-16 or Windows-1252; the byte order mark decides. */
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

/**
 * Reads the people of a file by its column names, or as email, name, role without a header row.
 * @throws Error with a sentence for the user
 */
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
  if (listed.length === 0) throw new Error('There is no one in this file.');
  if (listed.length > maxRows)
    throw new Error(
      `This file has ${listed.length.toLocaleString(locale)} rows. At most ${maxRows.toLocaleString(locale)} can be invited at once.`,
    );
  const first = new Map<string, number>();
  return listed.map(({ row, cells }) =>
    personOf(row, (column) => cells[columns.indexOf(column)]?.trim() ?? '', first, ownRoles),
  );
}

/** Finds the header row and the separator; empty lines do not count. */
function topOf(text: string): { names: readonly string[]; delimiter: string } {
  const { data, meta } = Papa.parse<string[]>(text, {
    header: false,
    skipEmptyLines: 'greedy',
    preview: 1,
  });
  return { names: data[0] ?? [], delimiter: meta.delimiter };
}

/** Columns with a header we do not read. */
export function unreadColumns(text: string): string[] {
  const { names } = topOf(text);
  const isRead = (name: string) => headings.has(words(name));
  return names.some((name) => headings.get(words(name)) === 'email')
    ? names.map((name) => name.trim()).filter((name) => name !== '' && !isRead(name))
    : [];
}

/** Removes the quote an export puts before formula-like text. */
const asWritten = (text: string) => text.replace(/^'(?=[=+\-@＝＋－＠])/u, '');

/** `first` has each email's first row. */
function personOf(
  row: number,
  cell: (column: Column) => string,
  first: Map<string, number>,
  ownRoles: readonly OwnRole[],
): ListedPerson {
  const email = cell('email');
  const name = asWritten(cell('name') || `${cell('first')} ${cell('last')}`.trim());
  const wantedName = asWritten(cell('role'));
  // Older teams may have custom roles with a built-in name; these are not administrators.
  const [customRole = null, ...others] = ownRolesNamed(wantedName, ownRoles);
  const role = customRole !== null || wantedName === '' ? 'TEAM_MEMBER' : parseRoleName(wantedName);
  const key = email.normalize('NFKC').toLowerCase();
  const before = first.get(key);
  if (before === undefined && email !== '') first.set(key, row);
  const problem =
    problemOf({ email, name, before }) ??
    (role === null
      ? unknownRole(wantedName, ownRoles)
      : others.length > 0
        ? texts.mayBeAny({
            role: wantedName,
            roles: [customRole, ...others].map((each) => `“${each?.name}”`).join(', '),
          })
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

/**
 * The role with exactly this name, else every close match: older teams may have near duplicates.
 */
function ownRolesNamed(wantedName: string, ownRoles: readonly OwnRole[]): OwnRole[] {
  const exact = ownRoles.find(({ name }) => name === wantedName);
  const meant = exact
    ? [exact]
    : wantedName === ''
      ? []
      : ownRoles.filter(({ name }) => normalizeRoleName(name) === normalizeRoleName(wantedName));
  return meant.map(({ id, name }) => ({ id, name }));
}

function unknownRole(wantedName: string, { length }: readonly OwnRole[]): string {
  return length === 0
    ? texts.roleUnknown({ wantedName: wantedName.slice(0, 40) })
    : texts.roleUnknownOfMany({ wantedName: wantedName.slice(0, 40) });
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
  if (email === '') return texts.thisRowHasNoEmail;
  if (email.length > 254) return texts.enterAValidEmail;
  if (before !== undefined) return texts.standsInRowAlready({ before });
  if (/^[=+\-@＝＋－＠]/u.test(name)) return texts.theNameIsAFormula;
  return name.length > 200 ? texts.nameTooLong : null;
}
