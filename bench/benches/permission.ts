import { hasAbility } from '@lectern/schemas/access/abilities.ts';
import { hasPermission, type UserClaims } from '@lectern/schemas/access/claims.ts';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { row, type Bench } from '../bench.ts';
import { spread } from '../measure.ts';

const CHECKS = 2_000_000;
const TURNS = 9;
const FLOOR = 5;

/** A member with every other permission, half of them by a role. Checked for each permission, and for one that does not exist. */
const keys = [...permissionKeys, 'can_fly'];
const own = permissionKeys.filter((_key, place) => place % 4 === 0);
const ofRole = permissionKeys.filter((_key, place) => place % 4 === 2);
const claims: UserClaims = {
  kind: 'user',
  userId: newId(),
  impersonatorId: null,
  signInId: newId(),
  teamId: newId(),
  role: 'TEAM_MEMBER',
  permissions: [...own, ...ofRole],
  groupIds: [],
  isOperator: false,
};
const member = {
  role: claims.role,
  permissions: own,
  customRole: { id: newId(), name: 'Role', permissions: ofRole },
};
const set: ReadonlySet<string> = new Set(claims.permissions);

const ways = {
  claims: (key: string) => hasPermission(claims, key),
  reasons: (key: string) => hasAbility(member, key).may,
  set: (key: string) => set.has(key),
};
const names = ['claims', 'reasons', 'set'] as const;

/** One check, as rules make it on every call. */
export const permission: Bench = {
  name: 'permission',
  title: 'A permission check',
  run() {
    const times: Record<keyof typeof ways, number[]> = { claims: [], reasons: [], set: [] };
    for (let turn = 0; turn <= TURNS; turn++) {
      for (const name of names) {
        const nanoseconds = timeOf(ways[name]);
        if (turn > 0) times[name].push(nanoseconds); // The first turn is a warm-up.
      }
    }
    const over = (name: 'claims' | 'reasons') =>
      spread(times[name].map((ns, turn) => ns / (times.set[turn] ?? NaN)));
    const ratio = over('claims');
    return Promise.resolve({
      what: `${CHECKS.toLocaleString('en')} checks of ${keys.length} keys in turn, of a member who has half of them, against the same of a bare \`Set\`; ${TURNS} turns, one after the other. “With its reason” is what the console shows to explain a permission`,
      rows: [
        row('check / Set', ratio, 2),
        row('check with its reason / Set', over('reasons'), 2),
        row('a check: ns', spread(times.claims), 1),
        row('a check with its reason: ns', spread(times.reasons), 1),
        row('Set: ns', spread(times.set), 1),
      ],
      floor: `a check takes at most ${FLOOR} × a look-up in a Set`,
      isMet: ratio.median <= FLOOR,
      limit:
        'the caller and whether they are an administrator come first; then the member’s few keys are searched in the list that the claims carry, without building a Set for each call',
    });
  },
};

/** Nanoseconds per check. @throws Error if it disagrees with the Set */
function timeOf(check: (key: string) => boolean): number {
  let yes = 0;
  const startedAt = process.hrtime.bigint();
  for (let count = 0, at = 0; count < CHECKS; count++) {
    if (check(keys[at]!)) yes++;
    at = at + 1 === keys.length ? 0 : at + 1;
  }
  const took = Number(process.hrtime.bigint() - startedAt);
  const expected = keys.filter((key) => set.has(key)).length;
  if (Math.abs(yes / CHECKS - expected / keys.length) > 1e-3)
    throw new Error('A check does not say what the Set says');
  return took / CHECKS;
}
