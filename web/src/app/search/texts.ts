import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  teamKeywords: 'team',
  // Commands
  rolesKeywords: 'permissions',
  sharingSettings: 'Sharing settings',
  sharingKeywords: 'team consent privacy email links',
  signInSettings: 'Sign-in settings',
  signInKeywords: 'team security sso single two-step',
  domains: 'Domains',
  domainsKeywords: 'team settings dns verify',
  profileKeywords: 'account name password',
  notificationKeywords: 'emails alerts',
  securityKeywords: 'passkeys two-step sessions password sign-in',
  goTo: 'Go to',
  settingsKeywords: 'settings {words}',
  lightMode: 'Light mode',
  darkMode: 'Dark mode',
  useTheSystemTheme: 'Use the system theme',
  actions: 'Actions',
  createLinkKeywords: 'new share send',
  uploadKeywords: 'new presentation file publish',
  inviteKeywords: 'add user member',
  themeKeywords: 'theme appearance switch',
  switchTo: 'Switch to {name}',
  keyboardShortcuts: 'Keyboard shortcuts',
  shortcutsKeywords: 'help keys',
  signOutKeywords: 'log out logout',
  recent: 'Recent',

  // Search box
  searchOrRunACommand: 'Search or run a command',
  search: 'Search',
  searchOrJumpTo: 'Search or jump to…',
  clearSearch: 'Clear search',

  // Search results
  pages: 'Pages',
  pageOf: '{name}, page {page}',
  team: 'Team',
  searchAllContentFor: 'Search all content for “{search}”',
  pressEnterToSearchAll: '{message} Press Enter to search all content.',
  noResultsFor: 'No results for “{search}”.',
  searching: 'Searching…',
  results: 'Results',
});
