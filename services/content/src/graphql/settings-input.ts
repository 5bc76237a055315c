import { z } from 'zod';
import { problems } from '../problems.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .nullish()
    .transform((value) => value ?? undefined);

/** content §3: missing ones stay as they are. */
export const settingsInput = z
  .strictObject({
    canBeShared: flag,
    canBeSharedLink: flag,
    canBeForwarded: flag,
    canBeDownloaded: flag,
    canBePrinted: flag,
    canBePrintedByUser: flag,
    canBeExported: flag,
    canBeSharedSpace: flag,
    canBeSharedText: flag,
    areSharedLinksSecure: flag,
    onlyIntendedRecipientsCanViewSharedLinks: flag,
    canBeFaxed: flag,
    canBePresentedByUser: flag,
    canBeAnnotated: flag,
    canBeHandout: flag,
    canUserUseCdn: flag,
    canShareCdnLink: flag,
    canBeUsedInBuilder: flag,
    gaProfileId: z
      .string()
      .trim()
      .max(200, problems.tooLong({ most: 200 }))
      .nullable()
      .transform((text) => text || null)
      .optional(),
    hideStatusBar: flag,
    rotationMode: oneOf(['BOTH', 'LANDSCAPE', 'PORTRAIT']),
    menuBarTaps: z
      .number()
      .int()
      .min(2, problems.chooseTwoOrThree)
      .max(3, problems.chooseTwoOrThree)
      .nullish()
      .transform((taps) => taps ?? undefined),
    bounceEnabled: flag,
    bounceZoomEnabled: flag,
    clearCacheOnOpen: flag,
    clearCacheOnExit: flag,
    alwaysShowToolbar: flag,
    showSearchButton: flag,
    showExitInstructions: flag,
    showSettingsButton: flag,
    showNavigationListsButton: flag,
    showThumbnailBrowserButton: flag,
    pdfViewMode: oneOf([
      'SINGLE_PAGE',
      'SINGLE_CONTINUOUS',
      'FACING',
      'FACING_CONTINUOUS',
      'COVER_FACING',
      'COVER_FACING_CONTINUOUS',
    ]),
    pdfPageViewMode: oneOf(['FIT_PAGE', 'FIT_WIDTH', 'FIT_HEIGHT', 'ZOOM']),
    pdfDisableWidgetHighlighting: flag,
    pdfUseFullApi: flag,
    pdfUseWebviewerServer: flag,
    isDocumentSliderEnabled: flag,
    isNavigationHistoryEnabled: flag,
  })
  .nullish()
  .transform((settings) => settings ?? undefined);
