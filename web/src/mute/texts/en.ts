export const en = {
  noScript: 'To turn these emails off, switch on JavaScript in this browser and reload the page.',
  pageTitle: 'Emails about a link',
  oneMoment: 'One moment, please.',
  tryAgain: 'Try again',
  notSaved: 'Not saved. Please try again.',
  turnOn: 'Turn them back on',
  turnOff: 'Turn them off',
  notifications: 'Notifications about a link',
  notificationsOff: 'You will not receive any more notifications for this link.',
  notificationsOn: 'You will receive notifications for this link again.',
  notificationsFailed:
    'There was a problem disabling notifications. Our support team has been notified.',
  reminders: 'Reminders about a link',
  remindersOff: 'You will not receive any more reminder emails for this link.',
  remindersOn: 'You will receive reminder emails for this link again.',
  remindersFailed: 'There was a problem disabling reminders. Our support team has been notified.',
} as const;
