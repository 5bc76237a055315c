import { expect, test } from '@jest/globals';
import { SharedLinkCanceled } from '@lectern/schemas/events/sharing.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { newId } from '../ids.ts';
import { appended, FedProjection } from '../testing/fed.ts';
import { projection } from './projection.ts';

const common = { name: 'counts', version: 1, fields: {}, lists: {}, index: () => ({}) };

test('whose rows are not folded alone holds no personal data, which has to go from single rows', () => {
  const cascades = {
    ...common,
    cascades: true as const,
    rowIds: () => ['a', 'b'],
    apply: () => ({}),
  };
  expect(() => projection({ ...cascades, on: [UserRegistered] })).toThrow(
    'UserRegistered holds personal data',
  );
  expect(projection({ ...cascades, on: [SharedLinkCanceled] }).cascades).toBe(true);
});

test('a row that takes what another left has to say so', () => {
  const canceled = appended('SharedLink/t/s', 1, SharedLinkCanceled({ sharedLinkId: newId() }));
  const taken = new WeakSet();
  const first = projection<{ isFirst: boolean }, typeof SharedLinkCanceled>({
    ...common,
    on: [SharedLinkCanceled],
    rowIds: () => ['a', 'b'],
    apply(_, { data }) {
      const isFirst = !taken.has(data);
      taken.add(data);
      return { isFirst };
    },
  });
  expect(() => new FedProjection(first).feed(canceled)).toThrow(
    'What the row b of counts takes of SharedLink/t/s/1 depends on other rows',
  );
  const declared = projection({ ...first, cascades: true });
  expect(
    new FedProjection(declared).feed({ ...canceled, data: { ...canceled.data } }).rows.size,
  ).toBe(2);
});
