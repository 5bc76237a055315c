import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Content page
  grid: 'Grid',
  rows: 'Rows',
  moreWaysToUpload: 'More ways to upload',
  fromLink: 'Link to a website or video',
  folder: 'Folder',
  view: 'View',
  thePresentations: 'The presentations',
  nothingPublishedYet: 'Nothing published yet',
  thesePresentations: 'these presentations',
  trash: 'Trash',

  // Use content filters
  image: 'Image',
  video: 'Video',
  audio: 'Sound',
  website: 'Website',
  draft: 'Draft',
  inactive: 'Inactive',
  changedLast: 'Changed last',
  nameAToZ: 'Name, A to Z',
});
