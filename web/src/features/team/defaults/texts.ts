import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Flags
  share: 'Share',
  sharedWithRecipients: 'Members can share it with recipients.',
  shareByLink: 'Share by link',
  membersCreateLinks: 'Members can create links to it.',
  teamDownload: 'Team can download the file',
  membersSaveTheFile: 'Members can save the original file.',
  recipientsDownload: 'Recipients can download it',
  recipientsPrint: 'Recipients can print it',
  recipientsForward: 'Recipients can forward it',
  fax: 'Fax',
  annotate: 'Annotate',
  rate: 'Rate',
  sendActivityToCrm: 'Send activity to the CRM',
  fullTextSearch: 'Full-text search',
  requireATemplate: 'Require a template for quick sharing',

  // Form
  forEveryNewPresentation: 'New presentations start with these settings',
  existingOnesStay: 'Existing presentations keep theirs.',

  // Presentations that differ
  thatDiffer: 'Presentations with other settings',
  thePresentations: 'The presentations',
  allHaveThem: 'Every presentation has the settings above',
  isOn: '{flag} on',
  isOff: '{flag} off',
  selectAll: 'Select all',
  selectNamed: 'Select {name}',
  apply: { one: 'Apply to {count} presentation', other: 'Apply to {count} presentations' },
  applied: {
    one: '{count} presentation now has the team’s settings',
    other: '{count} presentations now have the team’s settings',
  },
  restored: {
    one: 'Restored the settings of {count} presentation',
    other: 'Restored the settings of {count} presentations',
  },
  notChanged: {
    one: '{count} presentation was not changed',
    other: '{count} presentations were not changed',
  },
});
