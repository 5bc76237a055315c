import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  presentationNotFound: 'Presentation not found',
  presentationNotFoundHint: 'It was deleted, or it belongs to another team.',
  analytics: 'Analytics',
  thisPart: 'This part',
});
