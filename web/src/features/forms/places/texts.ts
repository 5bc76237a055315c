import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  places: 'Places',
  thePlaces: 'The places',
  placesHint:
    'Everyone who opens a link to the presentation gets the form there. Before the pages, it has to be sent first.',
  beforePages: 'Before the pages',
  afterPages: 'After the last page',
  where: 'Where',
  showForm: 'Show form there',
  notShown: 'Not shown there',
  shownNowhere: 'Shown nowhere yet',
  removePlace: 'Remove from {name}',
  oneLink: 'One shared link',
  notPublishedYet: 'Recipients see it once it is published.',
});
