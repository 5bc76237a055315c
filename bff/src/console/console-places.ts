/** First segments of the paths in web/src/app/routes.tsx. */
export const consolePlaces: readonly string[] = [
  'contacts',
  'content',
  'dashboard',
  'devices',
  'erased',
  'events',
  'labels',
  'links',
  'notifications',
  'people',
  'profile',
  'roles',
  'second-factor',
  'system',
  'team',
  'visits',
];
