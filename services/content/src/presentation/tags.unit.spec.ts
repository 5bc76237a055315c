import { expect, test } from '@jest/globals';
import {
  PresentationDeleted,
  PresentationLabelReplaced,
  PresentationRevised,
} from '@lectern/schemas/events/content.ts';
import { PresentationBrandReplaced } from '@lectern/schemas/events/content/brands.ts';
import { PresentationProductReplaced } from '@lectern/schemas/events/content/products.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { aPresentation } from '../testing/a-presentation.ts';
import { MOST_IN_LIST } from './change-list.ts';
import { Presentation } from './presentation.ts';
import type { PresentationEvent } from './state.ts';

const id = (end: string) => `01a1fa00-0000-7000-8000-0000000000${end}`;
const [one, other, third] = [id('d0'), id('d1'), id('d2')];
const { presentationId } = aPresentation;
const created = aPresentation.created({ labelIds: [one, other] });
const replaced = { type: 'ReplaceTag', presentationId, tagId: one, byId: third } as const;
const replace = { ...replaced, kind: 'label' } as const;
const label = (add: string[], remove: string[] = []) =>
  ({ type: 'ChangeList', presentationId, list: 'labelIds', add, remove }) as const;

test('labels are added and removed together; no change records nothing', () => {
  const labeled = given(Presentation, [created]);
  labeled
    .when(label([third], [one]))
    .then([PresentationRevised({ presentationId, labelIds: [other, third] })]);
  labeled.when(label([other], [third])).then([]);
  given(Presentation, [])
    .when(label([one]))
    .thenFails('NOT_FOUND');
});

test('a presentation has at most a hundred labels', () => {
  const many = Array.from({ length: MOST_IN_LIST - 1 }, (_, index) => id(String(100 + index)));
  given(Presentation, [created]).when(label(many)).thenFails('INVALID');
});

test('a label is replaced once, in the trash, too', () => {
  const replaced = PresentationLabelReplaced({ presentationId, labelId: one, byId: third });
  for (const more of [[], [PresentationDeleted({ presentationId })]] as PresentationEvent[][])
    given(Presentation, [created, ...more])
      .when(replace)
      .then([replaced]);
  given(Presentation, [created, replaced]).when(replace).then([]);
  given(Presentation, []).when(replace).then([]);
});

test('the new label takes the place of the old one, or none does, and no label is there twice', () => {
  const after = (byId: string | null) => {
    const replaced = PresentationLabelReplaced({ presentationId, labelId: one, byId });
    const { state } = given(Presentation, [created, replaced]);
    return state.status === 'present' && state.labelIds;
  };
  expect([after(third), after(other), after(null)]).toEqual([[third, other], [other], [other]]);
});

test('a product and a brand are replaced as a label is', () => {
  const carrying = given(Presentation, [
    aPresentation.created({ productIds: [one], brandId: one }),
  ]);
  const product = PresentationProductReplaced({ presentationId, productId: one, byId: third });
  const brand = PresentationBrandReplaced({ presentationId, brandId: one, byId: null });
  carrying.when({ ...replaced, kind: 'product' }).then([product]);
  carrying.when({ ...replaced, kind: 'brand', byId: null }).then([brand]);
  carrying.when({ ...replace }).then([]);
  const { state } = given(Presentation, [
    aPresentation.created({ productIds: [one, other], brandId: one }),
    product,
    brand,
  ]);
  expect(state).toMatchObject({ productIds: [third, other], brandId: null });
});
