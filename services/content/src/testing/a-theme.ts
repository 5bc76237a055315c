import { event, id } from '@lectern/schemas/events/event.ts';

/** For specs: an entity of another service that holds up to two files. */
export const ThemeImagesChosen = event(
  'ThemeImagesChosen',
  { themeId: id, logoFileId: id.nullable().optional(), coverFileId: id.nullable().optional() },
  { files: ({ logoFileId, coverFileId }) => ({ logo: logoFileId, cover: coverFileId }) },
);

export const ThemePurged = event('ThemePurged', { themeId: id }, { files: () => 'none' });

export const themeEvents = [
  { definition: ThemeImagesChosen, topic: 'sharing' },
  { definition: ThemePurged, topic: 'sharing' },
] as const;
