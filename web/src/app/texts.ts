import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  // Account menu
  light: 'Light',
  dark: 'Dark',
  accountAndTheme: '{name}: account and theme',
  theme: 'Theme',

  // Crash
  somethingBrokeLectern: 'Something broke · Lectern',
  somethingBrokeOnThisPage: 'Something broke on this page',
  loadThePageAgain: 'Load the page again',
  savedIsSafe: 'Nothing you had saved is lost.',

  // Impersonation banner
  actingAsSomeoneElse: 'Acting as someone else',
  youAreUsingLecternAs: 'You are using Lectern as {name}',
  lessThanAMinuteLeft: 'less than a minute left',
  minutesLeft: '{minutes} min left',
  end: 'End',

  // Mod key
  ctrl: 'Ctrl',

  // Offline note
  youreOffline: 'You’re offline',
  orTheServerIsDown: '{you} or the server is down. Reconnecting…',

  // Places
  dashboard: 'Dashboard',
  forms: 'Forms',
  eventStream: 'Event stream',

  // Routes
  thisPage: 'This page',
  yourAccount: 'Your account',

  // Shell
  thisUser: 'this user',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  breadcrumb: 'Breadcrumb',
  you: 'You',

  // Shortcuts
  searchOrRunACommand: 'Search or run a command',
  moveShortcut: 'Move between pages, days and tabs',
  firstOrLastShortcut: 'Go to the first or last',
  moveThroughResultsAndMenus: 'Move through results and menus',
  closeOrClearTheSearch: 'Close, or clear the search',
  showShortcuts: 'Show shortcuts',
  keyboardShortcuts: 'Keyboard shortcuts',

  // Side nav
  expandSidebar: 'Expand sidebar',
  collapseSidebar: 'Collapse sidebar',
  main: 'Main',
});
