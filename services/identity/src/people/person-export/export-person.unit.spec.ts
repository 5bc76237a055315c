import { expect, test } from '@jest/globals';
import { PersonExportRequested } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { personExport } from './person-export.ts';
import { pageOf } from './page.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const asked = { exportId: id('01'), userId: id('b0'), teamId: id('0a'), requestedBy: id('b0') };

test('an export is requested once', () => {
  const requested = PersonExportRequested({ ...asked, expiresAt: '2026-11-27T12:00:00.000Z' });
  given(personExport, [requested])
    .when({ type: 'RequestPersonExport', ...asked })
    .then([]);
});

test('its page shows every section in words, with what stands in it as text alone', () => {
  const link = { name: '<script>', opened: 3, isOpen: true, expiresAt: null };
  const other = { name: 'Tender', opened: 0, isOpen: false, expiresAt: '2026-12-01T09:30:00.000Z' };
  const page = pageOf('Kim <b>', '2026-11-20T12:00:00.000Z', [
    { title: 'Links', rows: [link, other] },
    { title: 'Profile', rows: [{ id: 'u1', createdAt: '2026-11-03T08:00:00.000Z' }] },
    { title: 'Devices', rows: [] },
  ]);
  expect(page).toContain(
    '<h1>All about Kim &lt;b&gt;</h1><p>As of 20 November 2026 at 12:00 UTC.</p>',
  );
  expect(page).toContain(
    '<h2>Links</h2><table><tr><th>Name</th><th>Opened</th><th>Is open</th><th>Expires at</th></tr><tr><td>&lt;script&gt;</td><td>3</td><td>yes</td><td>–</td></tr>',
  );
  expect(page).toContain(
    '<tr><td>Tender</td><td>0</td><td>no</td><td>1 December 2026 at 09:30 UTC</td></tr></table>',
  );
  expect(page).toContain(
    '<h2>Profile</h2><table><tr><th>ID</th><td>u1</td></tr><tr><th>Created at</th><td>3 November 2026 at 08:00 UTC</td></tr></table>',
  );
  expect(page).toContain('<h2>Devices</h2><p>Nothing.</p>');
});

test('a name that looks like a time is not formatted as one', () => {
  const titles = [
    '2026-13-01T00:00Z',
    '2026-13-01T00:00:00.000Z',
    '2026-12-01T:Z',
    '2026-12-01T10:00Z',
  ];
  const page = pageOf(
    'Kim',
    '2026-11-20T12:00:00.000Z',
    titles.map((title) => ({ title: 'Profile', rows: [{ title }] })),
  );
  for (const title of titles) expect(page).toContain(`<td>${title}</td>`);
});

test('what the services keep is said in the words of the console', () => {
  const rows = [
    {
      teamId: 't',
      role: 'TEAM_MEMBER',
      status: 'ACTIVE',
      permissions: 'can_edit_presentations can_export_data',
      notificationLevel: 1,
      locale: 'en-GB',
      timeZone: 'America/New_York',
      platform: 'IOS',
      elapsedMs: 65_400,
      presentationId: 'p',
    },
  ];
  const page = pageOf('Kim', '2026-11-20T12:00:00.000Z', [{ title: 'Membership', rows }]);
  for (const [field, value] of [
    ['Team ID', 't'],
    ['Role', 'Member'],
    ['Status', 'Active'],
    ['Additional permissions', 'Can edit presentations, can export data'],
    ['Alerts', 'First opening'],
    ['Language', 'British English'],
    ['Time zone', 'America/New York'],
    ['Platform', 'iOS'],
    ['Time', '1 min 5 s'],
    ['Presentation ID', 'p'],
  ]) {
    expect(page).toContain(`<tr><th>${field}</th><td>${value}</td></tr>`);
  }
  // Unknown values stay as they are.
  expect(
    pageOf('Kim', '2026-11-20T12:00:00.000Z', [
      { title: 'Membership', rows: [{ role: 'constructor', status: '<b>' }] },
    ]),
  ).toContain('<td>constructor</td></tr><tr><th>Status</th><td>&lt;b&gt;</td>');
});
