import { expect, test } from '@jest/globals';
import { PersonExportRequested } from '@lectern/schemas/events/identity/users.ts';
import { given } from '@lectern/kernel/commands/given.ts';
import { personExport } from './person-export.ts';
import { pageOf } from './page.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const asked = { exportId: id('01'), userId: id('b0'), teamId: id('0a'), requestedBy: id('b0') };

test('an export is asked for once', () => {
  const requested = PersonExportRequested({ ...asked, expiresAt: '2026-11-27T12:00:00.000Z' });
  given(personExport, [requested]).when({ type: 'RequestPersonExport', ...asked }).then([]);
});

test('its page shows every section with what stands in it as text alone', () => {
  const page = pageOf('Kim <b>', '2026-11-20T12:00:00.000Z', [{ title: 'Links', rows: [{ name: '<script>', opened: 3, isOpen: true, until: null }] }, { title: 'Devices', rows: [] }]);
  expect(page).toContain('<h2>Links</h2><table><tr><th>name</th><th>opened</th><th>isOpen</th><th>until</th></tr><tr><td>&lt;script&gt;</td><td>3</td><td>true</td><td></td></tr></table>');
  expect(page).toContain('<h2>Devices</h2><p>Nothing.</p>');
  expect(page).toContain('Kim &lt;b&gt;');
});
