import { expect, test } from '@jest/globals';
import {
  consentOf,
  isOpenTo,
  isRecorded,
  pendingGates,
  versionBits,
  withConsentRefused,
  withGate,
} from './gates.ts';
import { HIT_PENDING } from './visit.ts';

const open = {
  isAccessCodeRequired: false,
  isEmailRequired: false,
  consentMode: 'NOT_REQUIRED',
  gateVersion: 0,
} as const;
const all = {
  isAccessCodeRequired: true,
  isEmailRequired: true,
  consentMode: 'REQUIRED',
  gateVersion: 3,
} as const;

test('a link that asks nothing is open', () => {
  expect([isOpenTo(open, 0), pendingGates(open, 0)]).toEqual([true, []]);
});

test('gates are passed one by one, in any order', () => {
  let gates = versionBits(all);
  expect(pendingGates(all, gates)).toEqual(['consent', 'access_code', 'email']);
  gates = withGate(all, gates, 'email');
  expect(pendingGates(all, gates)).toEqual(['consent', 'access_code']);
  gates = withGate(all, withGate(all, gates, 'consent'), 'access_code');
  expect([pendingGates(all, gates), isOpenTo(all, gates)]).toEqual([[], true]);
});

test('a form is the last gate, and is shown no more once its link has none', () => {
  const asking = { ...open, gateFormUuid: '5f0f3c6e-3b1e-4f2a-9c58-0a7c1d2e3f40' };
  const gates = versionBits(asking);
  expect([isOpenTo(asking, gates), pendingGates(asking, gates)]).toEqual([false, ['form']]);
  expect(isOpenTo(asking, withGate(asking, gates, 'form'))).toBe(true);
  expect(isOpenTo(open, gates)).toBe(true);
  expect(pendingGates({ ...all, gateFormUuid: asking.gateFormUuid }, 0).at(-1)).toBe('form');
});

test('what was passed before a gate was changed counts no more, and the rest stays', () => {
  const passed = withGate(
    all,
    withGate(all, withGate(all, versionBits(all) | HIT_PENDING, 'email'), 'consent'),
    'access_code',
  );
  const changed = { ...all, gateVersion: 4 };
  expect(pendingGates(changed, passed)).toEqual(['consent', 'access_code', 'email']);
  const again = withGate(changed, passed, 'access_code');
  expect(pendingGates(changed, again)).toEqual(['consent', 'email']);
  expect(again & HIT_PENDING).toBe(HIT_PENDING);
  expect(pendingGates(all, again)).toEqual(['consent', 'access_code', 'email']);
});

test('however often the gates were changed, what was passed before counts no more', () => {
  const passed = withGate(all, versionBits(all), 'access_code');
  for (let changes = 1; changes <= 5_000; changes++)
    expect(pendingGates({ ...all, gateVersion: all.gateVersion + changes }, passed)).toContain(
      'access_code',
    );
});

test('an offered consent is chosen, and can be chosen again', () => {
  const offered = { ...open, consentMode: 'OPTIONAL' } as const;
  const refused = withConsentRefused(offered, 0);
  expect([
    consentOf(offered, 0),
    consentOf(offered, refused),
    consentOf(offered, withGate(offered, refused, 'consent')),
  ]).toEqual([null, false, true]);
  expect(consentOf(offered, withConsentRefused(offered, withGate(offered, 0, 'consent')))).toBe(
    false,
  );
  expect([
    isRecorded(offered, 0),
    isRecorded(offered, refused),
    isRecorded(offered, withGate(offered, 0, 'consent')),
  ]).toEqual([false, false, true]);
  expect([isRecorded(open, 0), isRecorded(all, 0), consentOf(open, 2)]).toEqual([true, true, null]);
  expect(isOpenTo(offered, 0)).toBe(true);
});
