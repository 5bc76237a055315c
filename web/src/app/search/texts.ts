import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Commands
  permissions: 'permissions',
  sharingSettings: 'Sharing settings',
  teamConsentPrivacyEmailLinks: 'team consent privacy email links',
  signInSettings: 'Sign-in settings',
  teamSecuritySsoSingleTwo: 'team security sso single two-step',
  domains: 'Domains',
  teamSettingsDnsVerify: 'team settings dns verify',
  accountNamePassword: 'account name password',
  emailsAlerts: 'emails alerts',
  passkeysTwoStepSessionsPassword: 'passkeys two-step sessions password sign-in',
  goTo: 'Go to',
  settingsNamed: 'settings {words}',
  lightMode: 'Light mode',
  darkMode: 'Dark mode',
  useTheSystemTheme: 'Use the system theme',
  actions: 'Actions',
  newShareSend: 'new share send',
  newPresentationFilePublish: 'new presentation file publish',
  addUserMember: 'add user member',
  themeAppearanceSwitch: 'theme appearance switch',
  switchTo: 'Switch to {name}',
  keyboardShortcuts: 'Keyboard shortcuts',
  helpKeys: 'help keys',
  logOutLogout: 'log out logout',
  recent: 'Recent',

  // Search box
  searchOrRunACommand: 'Search or run a command',
  search: 'Search',
  searchOrJumpTo: 'Search or jump to…',
  clearSearch: 'Clear search',

  // Search results
  team: 'Team',
  searchAllContentFor: 'Search all content for “{search}”',
  pressEnterToSearchAll: '{message} Press Enter to search all content.',
  noResultsFor: 'No results for “{search}”.',
  searching: 'Searching…',
  results: 'Results',
});
