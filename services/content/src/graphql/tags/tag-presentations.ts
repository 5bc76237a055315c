import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { Brand } from '../../tag/brand.ts';
import { checkTags, withMerged } from '../../tag/find-tags.ts';
import { Label } from '../../tag/label.ts';
import { Product } from '../../tag/product.ts';
import { changeListInBulk, inBulk, listInput } from '../bulk.ts';
import type { MutationResolvers } from '../generated.ts';

const labelInput = listInput('labelIds');
const productInput = listInput('productIds');

export const labelPresentations: MutationResolvers['labelPresentations'] = async (
  _,
  { ids, ...args },
  context,
) => {
  const given = parseInput(labelInput, args);
  const [add, remove] = await Promise.all([
    checkTags(context, Label, 'labelIds', given.add),
    withMerged(context, Label, given.remove),
  ]);
  return changeListInBulk(context, ids, { list: 'labelIds', add, remove });
};

export const changePresentationProducts: MutationResolvers['changePresentationProducts'] = async (
  _,
  { ids, ...args },
  context,
) => {
  const given = parseInput(productInput, args);
  const [add, remove] = await Promise.all([
    checkTags(context, Product, 'productIds', given.add),
    withMerged(context, Product, given.remove),
  ]);
  return changeListInBulk(context, ids, { list: 'productIds', add, remove });
};

export const changePresentationBrands: MutationResolvers['changePresentationBrands'] = async (
  _,
  { ids, brandId: given },
  context,
) => {
  const [brandId = null] = given == null ? [] : await checkTags(context, Brand, 'brandId', [given]);
  return inBulk(ids, (presentationId) =>
    context.execute(Presentation, presentationId, {
      type: 'RevisePresentation',
      presentationId,
      changes: { brandId },
    }),
  );
};
