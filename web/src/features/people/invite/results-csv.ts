import Papa from 'papaparse';
import { roleWords } from '@lectern/kernel/access/role-words.ts';
import type { ListedPerson } from './people-csv.ts';
import type { Verdict } from './verdicts.ts';

/** What a spreadsheet would work out instead of showing. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** What became of each of a list, marked as UTF-8 so that spreadsheets show every letter, and without formulas. */
function file(
  fields: readonly string[],
  data: readonly (readonly (string | number | null)[])[],
): string {
  return `\ufeff${Papa.unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

const ending = ({ isBad, words, link }: Verdict) => [
  isBad ? 'Not invited' : 'Invited',
  words,
  link,
];

/** Of addresses that were typed. */
export function resultsCsvOfEmails(
  answers: readonly { email: string; verdict: Verdict }[],
): string {
  return file(
    ['email', 'result', 'answer', 'link'],
    answers.map(({ email, verdict }) => [email, ...ending(verdict)]),
  );
}

/** Of the rows of a file, each with its number there; whoever has none was not asked for. */
export function resultsCsvOfRows(
  people: readonly ListedPerson[],
  verdicts: ReadonlyMap<number, Verdict>,
): string {
  const none: Verdict = { isBad: true, words: 'Not asked for.', link: null };
  return file(
    ['row', 'email', 'name', 'role', 'result', 'answer', 'link'],
    people.map(({ row, email, name, role, customRole }) => [
      row,
      email,
      name,
      customRole?.name ?? roleWords[role],
      ...ending(verdicts.get(row) ?? none),
    ]),
  );
}
