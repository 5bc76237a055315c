import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  captions: 'Captions',
  captionsHint: 'WebVTT files, one for each language',
  noCaptions: 'No captions yet.',
  removeCaptions: 'Remove captions in {language}',
  removedCaptions: 'Removed the captions in {language}',
  language: 'Language',
  languageHint: 'Such as en or de-CH',
  file: 'File (.vtt)',
  addCaptions: 'Add captions',
  chooseFile: 'Choose a file',
});
