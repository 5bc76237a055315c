import { expect, test } from '@jest/globals';
import { Label } from '@lectern/content/tag/label.ts';
import { changedStates, statesOf, type StateShapes } from './state-shapes.ts';

const samples = [
  {
    type: 'LabelCreated',
    schemaVersion: 1,
    data: { labelId: 'l', name: 'Valves', colour: 'BLUE' },
  },
  { type: 'LabelRenamed', schemaVersion: 1, data: { labelId: 'l', name: 'Pumps' } },
];
const shapes = (aggregate: typeof Label): StateShapes => ({
  Label: { shape: aggregate.shape, states: statesOf(aggregate, samples) },
});
/** A state with a field more. */
const changed: typeof Label = {
  ...Label,
  evolve: (state, event, meta) => ({ ...Label.evolve(state, event, meta), isNew: true }),
};

test('a state that changes under the same shape is named with the event that leads to it', () => {
  expect(changedStates(shapes(Label), shapes(changed))).toEqual([
    'Label after LabelCreated.1',
    'Label after LabelRenamed.1',
  ]);
});

test('an index that changes is named too, since stored rows keep the previous one', () => {
  const index: typeof Label.view.index = () => ({ name: 'upper case' });
  const other = { ...Label, view: { ...Label.view, index } };
  expect(changedStates(shapes(Label), shapes(other))).toHaveLength(2);
});

test('a new shape, a new event and a new aggregate are no surprise', () => {
  const raised = { ...changed, shape: Label.shape + 1 };
  expect(changedStates(shapes(Label), shapes(raised))).toEqual([]);
  const fewer = { Label: { shape: Label.shape, states: statesOf(Label, samples.slice(0, 1)) } };
  expect(changedStates(fewer, shapes(Label))).toEqual([]);
  expect(changedStates({}, shapes(Label))).toEqual([]);
});
