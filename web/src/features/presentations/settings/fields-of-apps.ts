import type { FieldGroup } from './field.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const listing: FieldGroup = {
  id: 'listing',
  title: texts.listing,
  fields: [
    { path: 'locale', kind: 'language', label: common.language },
    {
      path: 'alias',
      kind: 'line',
      label: texts.shortName,
      meaning: texts.slugHint,
      placeholder: 'solar-roofs',
    },
    {
      path: 'externalId',
      kind: 'line',
      label: texts.externalId,
      meaning: texts.itsIdInAnotherSystem,
    },
    {
      path: 'contentUpdatedAt',
      kind: 'moment',
      label: texts.contentUpdated,
      meaning: texts.publishedOnHint,
    },
    { path: 'reviewer', kind: 'person', label: texts.reviewer },
    { path: 'isFeatured', kind: 'switch', label: texts.featured },
    {
      path: 'showInMainList',
      kind: 'switch',
      label: texts.showInTheMainList,
      meaning: texts.listedHint,
    },
    { path: 'canBeUsedInHaystack', kind: 'switch', label: texts.fullTextSearch },
    { path: 'isRateable', kind: 'switch', label: texts.rate },
  ],
};

const team: FieldGroup = {
  id: 'team',
  title: texts.appPermissions,
  fields: [
    { path: 'settings.canBeSharedSpace', kind: 'switch', label: texts.shareInASpace },
    { path: 'settings.canBeSharedText', kind: 'switch', label: texts.shareByTextMessage },
    { path: 'settings.canBeFaxed', kind: 'switch', label: texts.fax },
    { path: 'settings.canBePresentedByUser', kind: 'switch', label: texts.present },
    { path: 'settings.canBePrintedByUser', kind: 'switch', label: texts.printInTheApp },
    { path: 'settings.canBeAnnotated', kind: 'switch', label: texts.annotate },
    { path: 'settings.canBeHandout', kind: 'switch', label: texts.handout },
    { path: 'settings.canBeUsedInBuilder', kind: 'switch', label: texts.useInTheBuilder },
    { path: 'settings.canUserUseCdn', kind: 'switch', label: texts.loadFromACdn },
    { path: 'settings.canShareCdnLink', kind: 'switch', label: texts.shareCdnLinks },
    {
      path: 'isTemplateRequired',
      kind: 'switch',
      label: texts.requireAShareTemplate,
      meaning: texts.templateHint,
    },
    {
      path: 'shareTemplateId',
      kind: 'ids',
      label: texts.shareTemplate,
      countOf: () => texts.hasItsOwnShareTemplate,
    },
    {
      path: 'shareThemeId',
      kind: 'ids',
      label: texts.shareTheme,
      countOf: () => texts.hasItsOwnShareTheme,
    },
  ],
};

const display: FieldGroup = {
  id: 'display',
  title: texts.appViewer,
  fields: [
    {
      path: 'settings.rotationMode',
      kind: 'choice',
      label: texts.rotation,
      choices: [
        ['BOTH', texts.portraitAndLandscape],
        ['LANDSCAPE', texts.landscapeOnly],
        ['PORTRAIT', texts.portraitOnly],
      ],
    },
    {
      path: 'settings.menuBarTaps',
      kind: 'choice',
      isNumber: true,
      label: texts.tapsToShowMenu,
      choices: [
        ['2', texts.about2Taps],
        ['3', texts.about3Taps],
      ],
    },
    {
      path: 'settings.pdfViewMode',
      kind: 'choice',
      label: texts.layout,
      choices: [
        ['SINGLE_PAGE', texts.single],
        ['SINGLE_CONTINUOUS', texts.continuous],
        ['FACING', texts.facing],
        ['FACING_CONTINUOUS', texts.facingContinuous],
        ['COVER_FACING', texts.facingWithCover],
        ['COVER_FACING_CONTINUOUS', texts.facingWithCoverContinuous],
      ],
    },
    {
      path: 'settings.pdfPageViewMode',
      kind: 'choice',
      label: texts.zoom,
      choices: [
        ['FIT_PAGE', texts.fitPage],
        ['FIT_WIDTH', texts.fitWidth],
        ['FIT_HEIGHT', texts.fitHeight],
        ['ZOOM', texts.actualSize],
      ],
    },
    { path: 'settings.alwaysShowToolbar', kind: 'switch', label: texts.alwaysShowToolbar },
    { path: 'settings.showSearchButton', kind: 'switch', label: texts.searchButton },
    { path: 'settings.showSettingsButton', kind: 'switch', label: texts.settingsButton },
    { path: 'settings.showNavigationListsButton', kind: 'switch', label: texts.contentsButton },
    { path: 'settings.showThumbnailBrowserButton', kind: 'switch', label: texts.thumbnailsButton },
    {
      path: 'settings.showExitInstructions',
      kind: 'switch',
      label: texts.showExitHint,
    },
    { path: 'settings.hideStatusBar', kind: 'switch', label: texts.hideStatusBar },
    { path: 'settings.bounceEnabled', kind: 'switch', label: texts.overscroll },
    { path: 'settings.bounceZoomEnabled', kind: 'switch', label: texts.overzoom },
    { path: 'settings.isDocumentSliderEnabled', kind: 'switch', label: texts.pageSlider },
    {
      path: 'settings.isNavigationHistoryEnabled',
      kind: 'switch',
      label: texts.backAndForward,
      meaning: texts.betweenVisitedPages,
    },
    {
      path: 'settings.clearCacheOnOpen',
      kind: 'switch',
      label: texts.alwaysReload,
      meaning: texts.cacheHint,
    },
    {
      path: 'settings.clearCacheOnExit',
      kind: 'switch',
      label: texts.clearOnClose,
      meaning: texts.removesItFromTheDevice,
    },
    {
      path: 'settings.pdfDisableWidgetHighlighting',
      kind: 'switch',
      label: texts.dontHighlightFormFields,
    },
    {
      path: 'settings.pdfUseFullApi',
      kind: 'switch',
      label: texts.fullPdfFeatures,
      meaning: texts.fullViewerHint,
    },
    {
      path: 'settings.pdfUseWebviewerServer',
      kind: 'switch',
      label: texts.serverSideRendering,
      meaning: texts.forSlowDevices,
    },
  ],
};

const source: FieldGroup = {
  id: 'source',
  title: texts.source,
  fields: [
    { path: 'externalUrl', kind: 'url', label: texts.externalLink, placeholder: 'https://' },
    { path: 'fileUrl', kind: 'url', label: texts.fileLink, placeholder: 'https://' },
    { path: 'mainPath', kind: 'line', label: texts.firstFileOfAPackage, placeholder: 'index.html' },
    {
      path: 'subdomain',
      kind: 'line',
      label: texts.subdomain,
      meaning: texts.lettersDigitsAndHyphens,
    },
    {
      path: 'vaultConfiguration.synchronizeTitle',
      kind: 'switch',
      label: texts.syncNameFromVault,
    },
    {
      path: 'vaultConfiguration.synchronizeExpirationDate',
      kind: 'switch',
      label: texts.syncExpiryFromVault,
    },
  ],
};

/** Settings that are only stored here, for a team's own apps. */
export const appFieldGroups: readonly FieldGroup[] = [listing, team, display, source];
