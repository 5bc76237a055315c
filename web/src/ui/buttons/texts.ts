import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  copied: 'Copied',
  exportCsvOf: 'Export CSV of {what}',
  moreAbout: 'More about {about}',
});
