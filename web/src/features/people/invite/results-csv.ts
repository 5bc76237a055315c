import Papa from 'papaparse';
import { roleLabels } from '@lectern/schemas/access/role-labels.ts';
import type { ListedPerson } from './people-csv.ts';
import type { Verdict } from './verdicts.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Text a spreadsheet would run as a formula. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A CSV file of results, with a byte order mark for spreadsheets and without formulas. */
function file(
  fields: readonly string[],
  data: readonly (readonly (string | number | null)[])[],
): string {
  return `\ufeff${Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

const ending = ({ isBad, words, link }: Verdict) => [
  isBad ? texts.notInvited : common.invited,
  words,
  link,
];

/** For typed emails. */
export function resultsCsvOfEmails(
  answers: readonly { email: string; verdict: Verdict }[],
): string {
  return file(
    ['email', 'result', 'answer', 'link'],
    answers.map(({ email, verdict }) => [email, ...ending(verdict)]),
  );
}

/** For the rows of a file, with row numbers; skipped rows have none. */
export function resultsCsvOfRows(
  people: readonly ListedPerson[],
  verdicts: ReadonlyMap<number, Verdict>,
): string {
  const none: Verdict = { isBad: true, words: texts.notAskedFor, link: null };
  return file(
    ['row', 'email', 'name', 'role', 'result', 'answer', 'link'],
    people.map(({ row, email, name, role, customRole }) => [
      row,
      email,
      name,
      customRole?.name ?? roleLabels[role],
      ...ending(verdicts.get(row) ?? none),
    ]),
  );
}
