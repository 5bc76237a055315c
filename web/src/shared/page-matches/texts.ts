import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  onPages: 'On pages',
  pageNumber: 'Page {page}',
  countOfPages: { one: '{count} page', other: '{count} pages' },
});
