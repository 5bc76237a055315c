import { texts } from './texts.ts';

/** The key beside K, as this keyboard names it. */
export const modKey = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : texts.ctrl;
