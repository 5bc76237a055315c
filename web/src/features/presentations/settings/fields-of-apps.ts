import type { FieldGroup } from './field.ts';

const listing: FieldGroup = {
  id: 'listing',
  title: 'Listing',
  fields: [
    { path: 'locale', kind: 'language', label: 'Language' },
    {
      path: 'alias',
      kind: 'line',
      label: 'Short name',
      meaning: 'Letters, digits and hyphens; apps find it by this.',
      placeholder: 'solar-roofs',
    },
    {
      path: 'externalId',
      kind: 'line',
      label: 'External id',
      meaning: 'Its id in another system.',
    },
    {
      path: 'contentUpdatedAt',
      kind: 'moment',
      label: 'Content updated',
      meaning: 'Leave empty for the day it was published.',
    },
    { path: 'reviewer', kind: 'person', label: 'Reviewer' },
    { path: 'isFeatured', kind: 'switch', label: 'Featured' },
    {
      path: 'showInMainList',
      kind: 'switch',
      label: 'Show in the main list',
      meaning: 'Off: apps show it in its folders only.',
    },
    { path: 'canBeUsedInHaystack', kind: 'switch', label: 'Full-text search' },
    { path: 'isRateable', kind: 'switch', label: 'Rate' },
  ],
};

const team: FieldGroup = {
  id: 'team',
  title: 'App permissions',
  fields: [
    { path: 'settings.canBeSharedSpace', kind: 'switch', label: 'Share in a space' },
    { path: 'settings.canBeSharedText', kind: 'switch', label: 'Share by text message' },
    { path: 'settings.canBeFaxed', kind: 'switch', label: 'Fax' },
    { path: 'settings.canBePresentedByUser', kind: 'switch', label: 'Present' },
    { path: 'settings.canBePrintedByUser', kind: 'switch', label: 'Print in the app' },
    { path: 'settings.canBeAnnotated', kind: 'switch', label: 'Annotate' },
    { path: 'settings.canBeHandout', kind: 'switch', label: 'Handout' },
    { path: 'settings.canBeUsedInBuilder', kind: 'switch', label: 'Use in the builder' },
    { path: 'settings.canUserUseCdn', kind: 'switch', label: 'Load from a CDN' },
    { path: 'settings.canShareCdnLink', kind: 'switch', label: 'Share CDN links' },
    {
      path: 'isTemplateRequired',
      kind: 'switch',
      label: 'Require a share template',
      meaning: 'Messages about it are written from a template.',
    },
    {
      path: 'shareTemplateId',
      kind: 'ids',
      label: 'Share template',
      one: 'Has its own share template',
      many: '',
    },
    {
      path: 'shareThemeId',
      kind: 'ids',
      label: 'Share theme',
      one: 'Has its own share theme',
      many: '',
    },
  ],
};

const display: FieldGroup = {
  id: 'display',
  title: 'App viewer',
  fields: [
    {
      path: 'settings.rotationMode',
      kind: 'choice',
      label: 'Rotation',
      choices: [
        ['BOTH', 'Portrait and landscape'],
        ['LANDSCAPE', 'Landscape only'],
        ['PORTRAIT', 'Portrait only'],
      ],
    },
    {
      path: 'settings.menuBarTaps',
      kind: 'choice',
      isNumber: true,
      label: 'Taps to show menu',
      choices: [
        ['2', '2 taps'],
        ['3', '3 taps'],
      ],
    },
    {
      path: 'settings.pdfViewMode',
      kind: 'choice',
      label: 'Layout',
      choices: [
        ['SINGLE_PAGE', 'Single'],
        ['SINGLE_CONTINUOUS', 'Continuous'],
        ['FACING', 'Facing'],
        ['FACING_CONTINUOUS', 'Facing, continuous'],
        ['COVER_FACING', 'Facing with cover'],
        ['COVER_FACING_CONTINUOUS', 'Facing with cover, continuous'],
      ],
    },
    {
      path: 'settings.pdfPageViewMode',
      kind: 'choice',
      label: 'Zoom',
      choices: [
        ['FIT_PAGE', 'Fit page'],
        ['FIT_WIDTH', 'Fit width'],
        ['FIT_HEIGHT', 'Fit height'],
        ['ZOOM', 'Actual size'],
      ],
    },
    { path: 'settings.alwaysShowToolbar', kind: 'switch', label: 'Always show toolbar' },
    { path: 'settings.showSearchButton', kind: 'switch', label: 'Search button' },
    { path: 'settings.showSettingsButton', kind: 'switch', label: 'Settings button' },
    { path: 'settings.showNavigationListsButton', kind: 'switch', label: 'Contents button' },
    { path: 'settings.showThumbnailBrowserButton', kind: 'switch', label: 'Thumbnails button' },
    {
      path: 'settings.showExitInstructions',
      kind: 'switch',
      label: 'Show exit hint',
    },
    { path: 'settings.hideStatusBar', kind: 'switch', label: 'Hide status bar' },
    { path: 'settings.bounceEnabled', kind: 'switch', label: 'Overscroll' },
    { path: 'settings.bounceZoomEnabled', kind: 'switch', label: 'Overzoom' },
    { path: 'settings.isDocumentSliderEnabled', kind: 'switch', label: 'Page slider' },
    {
      path: 'settings.isNavigationHistoryEnabled',
      kind: 'switch',
      label: 'Back and forward',
      meaning: 'Between visited pages.',
    },
    {
      path: 'settings.clearCacheOnOpen',
      kind: 'switch',
      label: 'Always reload',
      meaning: 'Ignores what is stored on the device.',
    },
    {
      path: 'settings.clearCacheOnExit',
      kind: 'switch',
      label: 'Clear on close',
      meaning: 'Removes it from the device.',
    },
    {
      path: 'settings.pdfDisableWidgetHighlighting',
      kind: 'switch',
      label: 'Don’t highlight form fields',
    },
    {
      path: 'settings.pdfUseFullApi',
      kind: 'switch',
      label: 'Full PDF features',
      meaning: 'Forms, signatures and layers; slower to open.',
    },
    {
      path: 'settings.pdfUseWebviewerServer',
      kind: 'switch',
      label: 'Server-side rendering',
      meaning: 'For slow devices.',
    },
  ],
};

const source: FieldGroup = {
  id: 'source',
  title: 'Source',
  fields: [
    { path: 'externalUrl', kind: 'url', label: 'External link', placeholder: 'https://' },
    { path: 'fileUrl', kind: 'url', label: 'File link', placeholder: 'https://' },
    { path: 'mainPath', kind: 'line', label: 'First file of a package', placeholder: 'index.html' },
    {
      path: 'subdomain',
      kind: 'line',
      label: 'Subdomain',
      meaning: 'Letters, digits and hyphens.',
    },
    {
      path: 'vaultConfiguration.synchronizeTitle',
      kind: 'switch',
      label: 'Sync name from Vault',
    },
    {
      path: 'vaultConfiguration.synchronizeExpirationDate',
      kind: 'switch',
      label: 'Sync expiry from Vault',
    },
    { path: 'labelIds', kind: 'ids', label: 'Labels', one: 'Has 1 label', many: 'Has # labels' },
    { path: 'folderIds', kind: 'ids', label: 'Folders', one: 'In 1 folder', many: 'In # folders' },
    {
      path: 'productIds',
      kind: 'ids',
      label: 'Products',
      one: 'Belongs to 1 product',
      many: 'Belongs to # products',
    },
    { path: 'brandId', kind: 'ids', label: 'Brand', one: 'Belongs to a brand', many: '' },
  ],
};

/** Settings that are only stored here, for a team's own apps. */
export const appFieldGroups: readonly FieldGroup[] = [listing, team, display, source];
