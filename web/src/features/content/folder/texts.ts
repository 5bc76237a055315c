import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  folders: 'Folders',
  newFolder: 'New folder',
  addToFolder: 'Add to folder',
  removeFromFolder: 'Remove from this folder',
  emptyFolder: 'Nothing in this folder yet',
  howToFill:
    'Select presentations in Content and choose “Add to folder”, or drag them onto this folder in the folder list.',
  goToContent: 'Go to Content',
  notFound: 'Folder not found',
  whyNotFound: 'It was deleted, or you don’t have access to anything in it.',
});
