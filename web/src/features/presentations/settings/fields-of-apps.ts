import type { FieldGroup } from './fields.ts';

export const links: FieldGroup = {
  id: 'links', title: 'Links and messages',
  fields: [
    { path: 'settings.areSharedLinksSecure', kind: 'switch', word: 'Ask for an e-mail address', meaning: 'Whoever opens one of its links gives theirs, and proves it by a mailed code' },
    { path: 'settings.onlyIntendedRecipientsCanViewSharedLinks', kind: 'switch', word: 'Only intended recipients', meaning: 'Its links open for those alone for whom they were made' },
    { path: 'settings.canUserUseCdn', kind: 'switch', word: 'Deliver from a network', meaning: 'The apps load it from a content network' },
    { path: 'settings.canShareCdnLink', kind: 'switch', word: 'Share network addresses', meaning: 'Links may point at the content network' },
    { path: 'isTemplateRequired', kind: 'switch', word: 'Require a share template', meaning: 'Messages about it are written from a template' },
    { path: 'shareTemplateId', kind: 'ids', word: 'Share template', one: 'Messages follow a share template of its own', many: '', meaning: 'Without it senders choose one' },
    { path: 'shareThemeId', kind: 'ids', word: 'Share theme', one: 'The recipient’s page has a theme of its own', many: '', meaning: 'Without it the team’s theme is used' },
    { path: 'isPdfForm', kind: 'switch', word: 'It is a form', meaning: 'Its fields can be filled in, and answers are kept' },
    { path: 'notifications.self.enabled', kind: 'switch', word: 'Mail answers to the team', meaning: 'When somebody sends the form' },
    { path: 'notifications.self.recipients', kind: 'addresses', word: 'Addresses in the team', meaning: 'One a line, at most 20.' },
    { path: 'notifications.respondent.enabled', kind: 'switch', word: 'Mail answers to who sent them', meaning: 'A copy of what they filled in' },
    { path: 'notifications.respondent.recipients', kind: 'addresses', word: 'More addresses for the copy', meaning: 'One a line, at most 20.' },
    { path: 'slackUrl', kind: 'secret', word: 'Slack address', meaning: 'An incoming webhook that is told of activity.' },
  ],
};

export const display: FieldGroup = {
  id: 'display', title: 'In the apps', hint: 'on tablets, phones and desktops',
  fields: [
    { path: 'settings.rotationMode', kind: 'choice', word: 'Rotation', choices: [['BOTH', 'Upright and across'], ['LANDSCAPE', 'Across only'], ['PORTRAIT', 'Upright only']] },
    { path: 'settings.menuBarTaps', kind: 'choice', isNumber: true, word: 'Taps until the menu comes', choices: [['2', '2 taps'], ['3', '3 taps']] },
    {
      path: 'settings.pdfViewMode', kind: 'choice', word: 'Pages stand',
      choices: [['SINGLE_PAGE', 'Alone'], ['SINGLE_CONTINUOUS', 'One below the other'], ['FACING', 'In pairs'], ['FACING_CONTINUOUS', 'In pairs, below each other'], ['COVER_FACING', 'In pairs behind a cover'], ['COVER_FACING_CONTINUOUS', 'In pairs behind a cover, below each other']],
    },
    { path: 'settings.pdfPageViewMode', kind: 'choice', word: 'Pages fit', choices: [['FIT_PAGE', 'As a whole'], ['FIT_WIDTH', 'By their width'], ['FIT_HEIGHT', 'By their height'], ['ZOOM', 'At their own size']] },
    { path: 'settings.alwaysShowToolbar', kind: 'switch', word: 'Always show the toolbar' },
    { path: 'settings.showSearchButton', kind: 'switch', word: 'Search button' },
    { path: 'settings.showSettingsButton', kind: 'switch', word: 'Settings button' },
    { path: 'settings.showNavigationListsButton', kind: 'switch', word: 'Contents button' },
    { path: 'settings.showThumbnailBrowserButton', kind: 'switch', word: 'Thumbnails button' },
    { path: 'settings.showExitInstructions', kind: 'switch', word: 'Say how to leave', meaning: 'When it is opened' },
    { path: 'settings.hideStatusBar', kind: 'switch', word: 'Hide the device’s status bar' },
    { path: 'settings.bounceEnabled', kind: 'switch', word: 'Bounce at the ends' },
    { path: 'settings.bounceZoomEnabled', kind: 'switch', word: 'Bounce when zooming' },
    { path: 'settings.isDocumentSliderEnabled', kind: 'switch', word: 'Page slider' },
    { path: 'settings.isNavigationHistoryEnabled', kind: 'switch', word: 'Back and forward', meaning: 'Between the pages one came from' },
    { path: 'settings.clearCacheOnOpen', kind: 'switch', word: 'Load anew when opened', meaning: 'Nothing kept on the device is used' },
    { path: 'settings.clearCacheOnExit', kind: 'switch', word: 'Forget when left', meaning: 'Nothing stays on the device' },
    { path: 'settings.pdfDisableWidgetHighlighting', kind: 'switch', word: 'Do not mark form fields' },
    { path: 'settings.pdfUseFullApi', kind: 'switch', word: 'Full PDF features', meaning: 'Forms, signatures and layers; slower to open' },
    { path: 'settings.pdfUseWebviewerServer', kind: 'switch', word: 'Draw pages on the server', meaning: 'For slow devices' },
  ],
};

export const measuring: FieldGroup = {
  id: 'measuring', title: 'Measured elsewhere', hint: 'only after recipients agreed',
  fields: [
    { path: 'googleAnalyticsId', kind: 'line', word: 'Google Analytics id' },
    { path: 'settings.gaProfileId', kind: 'line', word: 'Google Analytics profile' },
    { path: 'facebookPixel', kind: 'line', word: 'Facebook pixel' },
    { path: 'hubspotPixel', kind: 'line', word: 'HubSpot pixel' },
    { path: 'linkedinPixel', kind: 'line', word: 'LinkedIn pixel' },
    { path: 'isPosthogEnabled', kind: 'switch', word: 'PostHog' },
    { path: 'posthogProjectId', kind: 'line', word: 'PostHog project' },
    { path: 'posthogApiKey', kind: 'secret', word: 'PostHog key' },
    { path: 'customJavascript', kind: 'text', word: 'JavaScript of your own', meaning: 'Kept with the presentation for packages that use it.' },
  ],
};

export const source: FieldGroup = {
  id: 'source', title: 'Where it comes from',
  fields: [
    { path: 'externalUrl', kind: 'address', word: 'External address', meaning: 'The page that it stands for.', placeholder: 'https://' },
    { path: 'fileUrl', kind: 'address', word: 'Address of its file', meaning: 'Where the file is kept elsewhere.', placeholder: 'https://' },
    { path: 'mainPath', kind: 'line', word: 'First file of a package', placeholder: 'index.html' },
    { path: 'subdomain', kind: 'line', word: 'Subdomain', meaning: 'Letters, digits and dashes.' },
    { path: 'vaultConfiguration.synchronizeTitle', kind: 'switch', word: 'Take its name from the vault', meaning: 'Where it is kept in step with one' },
    { path: 'vaultConfiguration.synchronizeExpirationDate', kind: 'switch', word: 'Take its expiry from the vault', meaning: 'Where it is kept in step with one' },
    { path: 'labelIds', kind: 'ids', word: 'Labels', one: 'Carries one label', many: 'Carries # labels' },
    { path: 'folderIds', kind: 'ids', word: 'Folders', one: 'Stands in one folder', many: 'Stands in # folders' },
    { path: 'productIds', kind: 'ids', word: 'Products', one: 'Belongs to one product', many: 'Belongs to # products' },
    { path: 'brandId', kind: 'ids', word: 'Brand', one: 'Belongs to a brand', many: '' },
  ],
};
