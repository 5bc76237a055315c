import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  noSharedLinksYet: 'No shared links yet',
  youHaveNoLinksYet: 'You have no links yet',
  createLinkHint: 'Create a link for one person, or one for many.',
});
