import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  folders: 'Folders',
  newFolder: 'New folder',
  couldNotLoad: 'Couldn’t load the folders',
  emptyTitle: 'No folders yet',
  emptyText:
    'Sort presentations into folders, such as “Sales” or “Pricing”. A presentation may be in several.',
  recentlyDeleted: 'Recently deleted',
  restorableUntil: 'Restorable until {day}',
});
