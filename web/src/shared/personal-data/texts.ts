import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Erase dialog
  eraseNamed: 'Erase {name}?',
  isErased: '{name} is erased',
  eraseYourselfExplained:
    'Permanently deletes your name, email and all other personal data. You are signed out everywhere. Statistics stay. This can’t be undone.',
  erasePersonExplained:
    'Permanently deletes their name, email and all other personal data. Statistics stay. This can’t be undone.',
  youOwnChooseWhoGets: 'You own {owned}. Choose who gets them.',
  theyOwnChooseWhoGets: 'They own {owned}. Choose who gets them.',
  notErased: 'Not erased',
  eraseMe: 'Erase me',
  erase: 'Erase',
  typeNamed: 'Type {name}',

  // Erased page
  yourAccountIsErased: 'Your account is erased',
  erasureReceiptJson: 'erasure-receipt.json',
  receiptSaved:
    'You are signed out everywhere. The receipt was saved as {erasure}; here it is once more.',
  goToSignIn: 'Go to sign-in',

  // Erasure receipt
  theKeyOfEverything:
    'The key to all this personal data is deleted. We also emailed you the signed receipt.',
  theKeyOfEverythingThat:
    'The key to all this personal data is deleted. The receipt was not emailed: keep the file.',
  saveTheReceipt: 'Save the receipt',

  // Export data
  exportOfYouExplained:
    'Everything the team stores about you: profile, groups, sign-ins, history, presentations, links and visits.',
  exportOfThemExplained:
    'Everything the team stores about them: profile, groups, sign-ins, history, presentations, links and visits.',
  preparingYourExport: 'Preparing your export…',
  readySinceAvailableUntil: 'Ready since {when}, available until {expiresAt}',
  downloadHtml: 'Download HTML',
  downloadJson: 'Download JSON',
  exportYourData: 'Export your data',
  exportTheirData: 'Export their data',
  gatherItAgain: 'Prepare a new export',
});
