import { expect, test } from '@jest/globals';
import { resultsCsvOfEmails, resultsCsvOfRows } from './results-csv.ts';
import { maxRows, peopleIn, textOf, unreadColumns } from './people-csv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('columns are found by their names, whatever stands between them and whatever is quoted', () => {
  expect(
    peopleIn(
      '\ufeffid;E-Mail;First Name;Last_name;Role\r\n1;kim@x.example;Kim;"Berg; ""K"""; team ADMIN \r\n\r\n2;lee@x.example;;;\r\n',
    ),
  ).toEqual([
    {
      row: 2,
      email: 'kim@x.example',
      name: 'Kim Berg; "K"',
      role: 'TEAM_ADMIN',
      customRole: null,
      problem: null,
    },
    {
      row: 4,
      email: 'lee@x.example',
      name: null,
      role: 'TEAM_MEMBER',
      customRole: null,
      problem: null,
    },
  ]);
  expect(peopleIn('email;role\nkim@x.example;Admin\n\n')).toMatchObject([
    { row: 2, email: 'kim@x.example', role: 'TEAM_ADMIN' },
  ]);
  expect(peopleIn('a@x.example,Ann,Admin\nb@x.example')).toMatchObject([
    { row: 1, name: 'Ann', role: 'TEAM_ADMIN' },
    { row: 2, name: null },
  ]);
});

test('an address that stands twice, an unknown role, a formula and what is missing are said by row', () => {
  const rows = peopleIn(
    "name,email,role\nKim,kim@x.example,\nKim,KIM@x.example ,\nLee,lee@x.example,constructor\n=1+1,f@x.example,\n'=Eq,eq@x.example,\nNobody,,\n",
  );
  expect(rows.map(({ row, problem }) => [row, problem])).toEqual([
    [2, null],
    [3, 'Same email as in row 2.'],
    [4, 'There is no role “constructor”. Use Member or Admin.'],
    [5, 'The name is a formula.'],
    [6, 'The name is a formula.'],
    [7, 'This row has no email.'],
  ]);
});

test('a role of the team’s own is written as it is called, and none that is gone is taken for a member', () => {
  const own = [
    { id: 'r1', name: 'Content Editor' },
    { id: 'r2', name: 'Órgano' },
  ];
  for (const written of ['team_admin', 'Team  Admin', 'ADMIN', 'Administrator'])
    expect(peopleIn(`email,role\nkim@x.example,${written}`)).toMatchObject([
      { role: 'TEAM_ADMIN', customRole: null },
    ]);
  expect(
    peopleIn("email,role\nkim@x.example,Team_Admin\nlee@x.example,User\nwei@x.example,'=Eq", [
      { id: 'r3', name: 'Team Admin' },
      { id: 'r4', name: 'user' },
      { id: 'r5', name: '=Eq' },
    ]),
  ).toMatchObject(
    ['r3', 'r4', 'r5'].map((id) => ({ role: 'TEAM_MEMBER', customRole: { id }, problem: null })),
  );
  const rows = peopleIn(
    'email,role\nkim@x.example, content  editor \nlee@x.example,ÓRGANO\nwei@x.example,Caller\nann@x.example,Admin',
    own,
  );
  expect(
    rows.map(({ role, customRole, problem }) => [role, customRole?.id ?? null, problem]),
  ).toEqual([
    ['TEAM_MEMBER', 'r1', null],
    ['TEAM_MEMBER', 'r2', null],
    ['TEAM_MEMBER', null, 'There is no role “Caller”. Use Member or Admin, or a custom role.'],
    ['TEAM_ADMIN', null, null],
  ]);
});

test('of two roles of nearly the same name the one that is written exactly is meant, and otherwise neither', () => {
  const own = [
    { id: 'r1', name: 'Field Sales' },
    { id: 'r2', name: 'Field_Sales' },
  ];
  const rows = peopleIn(
    'email,role\nkim@x.example,Field Sales\nlee@x.example,Field_Sales\nwei@x.example,field sales',
    own,
  );
  expect(rows.map(({ customRole, problem }) => [customRole?.id ?? null, problem])).toEqual([
    ['r1', null],
    ['r2', null],
    [
      null,
      '“field sales” matches several of your roles: “Field Sales”, “Field_Sales”. Enter the exact name.',
    ],
  ]);
});

test('columns of which nothing is taken are named, where the file names its columns', () => {
  expect(
    unreadColumns('\ufeffE-Mail;Name;Rolle;;Abteilung \r\nkim@x.example;Kim;Admin;;\r\n'),
  ).toEqual(['Rolle', 'Abteilung']);
  expect(unreadColumns('\nemail,First_name,role\nkim@x.example,Kim,Admin')).toEqual([]);
  expect(unreadColumns('kim@x.example,Kim,Admin')).toEqual([]);
});

test('a file that cannot be meant is refused in words', () => {
  expect(() => peopleIn(' \n')).toThrow('There is nothing in this file.');
  expect(() => peopleIn('email\n')).toThrow('There is no one in this file.');
  expect(() => peopleIn('name,role\nKim,Admin')).toThrow('No column is called “email”');
  expect(() => peopleIn('email,name\na@x.example,"Kim')).toThrow(
    'Row 2 has a quotation mark that is not closed.',
  );
  const many = (count: number) =>
    `email\n${Array.from({ length: count }, (_, index) => `p${index}@x.example`).join('\n')}`;
  expect(peopleIn(many(maxRows))).toHaveLength(maxRows);
  expect(() => peopleIn(many(maxRows + 1))).toThrow('This file has 10,001 rows. At most 10,000');
});

test('letters come out as they went in, from whatever spreadsheet', () => {
  expect(textOf(bytes('Jörg 🌍'))).toBe('Jörg 🌍');
  expect(textOf(Uint8Array.of(0x4a, 0xf6, 0x72, 0x67))).toBe('Jörg');
  expect(textOf(Uint8Array.of(0xff, 0xfe, 0x4a, 0, 0xf6, 0))).toBe('Jö');
});

test('who was to have a role of the team’s own is told so', () => {
  expect(
    resultsCsvOfRows(
      peopleIn('email,role\nkim@x.example,editor', [{ id: 'r1', name: 'Editor' }]),
      new Map(),
    ),
  ).toContain('2,kim@x.example,,Editor,');
});

test('what became of each is a file without formulas, with the rows of the one that was sent', () => {
  const sent = peopleIn(
    'email,name,role\nkim@x.example,"Berg, Kim",Admin\n=1+1@x.example,Lee,\nlate@x.example,,',
  );
  const verdicts = new Map([
    [2, { isBad: false, words: 'Invited. Give them this link:', link: 'http://x.example/#t' }],
    [3, { isBad: true, words: 'Enter a valid email.', link: null }],
  ]);
  expect(resultsCsvOfRows(sent, verdicts)).toBe(
    '\ufeffrow,email,name,role,result,answer,link\r\n2,kim@x.example,"Berg, Kim",Admin,Invited,Invited. Give them this link:,http://x.example/#t\r\n' +
      `3,"'=1+1@x.example",Lee,Member,Not invited,Enter a valid email.,\r\n4,late@x.example,,Member,Not invited,Not sent.,\r\n`,
  );
  const verdict = { isBad: true, words: '-2+3 is no email address.', link: null };
  expect(
    resultsCsvOfEmails(['-2+3', ' @sum(1)', '＝A1', '\tx'].map((email) => ({ email, verdict }))),
  ).not.toMatch(/(^|,)"?\s*[=+\-@＝]/mu);
});
