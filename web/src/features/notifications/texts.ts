import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Bell
  notificationsUnread: 'Notifications, {unread} unread',
  theNotifications: 'The notifications',

  // Notification item
  unread: 'unread',
  muteThisLink: 'Mute this link',
  muteThisLinkNamed: 'Mute this link: {title}',

  // Notifications page
  theNotificationsText: 'the notifications',
  markAllRead: 'Mark all read',
  noNotificationsYet: 'No notifications yet',
  notificationsAppearHere:
    'You’ll hear when someone opens your links, asks for access, or a file fails.',
  announcements: 'Announcements',
  newest: 'Newest',
  older: 'Older',

  // Notifications panel
  viewAll: 'View all',

  // Use notifications
  linkMuted: 'Link muted',
});
