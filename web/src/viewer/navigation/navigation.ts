/** The nearest existing page. */
export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, pageCount));
}

/** The typed page; null if it is not a number. */
export function parsePage(text: string, pageCount: number): number | null {
  return /^\s*\d+\s*$/.test(text) ? clampPage(Number(text), pageCount) : null;
}

/** A page's name in URLs and events: four digits. */
export function pagePath(page: number): string {
  return String(page).padStart(4, '0');
}

export type KeyAction =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'scroll-up'
  | 'scroll-down'
  | 'line-up'
  | 'line-down'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'full-screen'
  | 'find'
  | 'print'
  | 'close';

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const plainKeys: Record<string, KeyAction> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  PageUp: 'scroll-up',
  PageDown: 'scroll-down',
  Home: 'first',
  End: 'last',
  ArrowUp: 'line-up',
  ArrowDown: 'line-down',
  f: 'full-screen',
  F: 'full-screen',
  '/': 'find',
  Escape: 'close',
};
const commandKeys: Record<string, KeyAction> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  _: 'zoom-out',
  0: 'fit',
  f: 'find',
  F: 'find',
  p: 'print',
  P: 'print',
};

/** The action of a key; null leaves it to the browser. Scrolling past the end turns the page. */
export function actionOfKey(press: KeyPress): KeyAction | null {
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return commandKeys[press.key] ?? null;
  if (press.key === ' ') return press.shiftKey ? 'scroll-up' : 'scroll-down';
  return press.shiftKey && press.key.startsWith('Arrow') ? null : (plainKeys[press.key] ?? null);
}
