import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  addFromUrl: 'Add from a link',
  link: 'Link',
  linkHint: 'A website, a video file, or a page of YouTube, Vimeo, Wistia or Loom.',
  look: 'Continue',
  name: 'Name',
  nameOfVideo: 'As the file is called',
  isVideoSite: 'A video. Readers watch it here, once they choose to load it.',
  isVideoFile: 'A video file. It is copied to this server.',
  isShownHere: 'A website. Readers see it here, once they choose to load it.',
  isOnlyLink: 'A website. It does not let others show it, so readers open it in a new tab.',
  add: 'Add',
  back: 'Back',
});
