import { locale } from './locale.ts';

/** “64%” for 0.64. */
export const percent = (share: number) =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
