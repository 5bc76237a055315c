import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  mayBeMoved: 'It may have been moved or deleted, or the link is incomplete.',
  couldntLoad: 'Couldn’t load {what}',
  isDeleted: '{name} is deleted',
  goToContent: 'Go to Content',
  pageNotFound: 'Page not found',
  notFound: 'Not found',
  setItUp: 'Set it up',
});
