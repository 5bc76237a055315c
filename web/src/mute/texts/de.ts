import type { MuteTexts } from './texts.ts';

export const de: MuteTexts = {
  noScript:
    'Um diese E-Mails auszuschalten, schalten Sie JavaScript in diesem Browser ein und laden Sie die Seite neu.',
  pageTitle: 'E-Mails zu einem Link',
  oneMoment: 'Einen Moment, bitte.',
  tryAgain: 'Noch einmal versuchen',
  notSaved: 'Nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  turnOn: 'Wieder einschalten',
  turnOff: 'Ausschalten',
  notifications: 'Benachrichtigungen zu einem Link',
  notificationsOff: 'Sie bekommen keine Benachrichtigungen mehr zu diesem Link.',
  notificationsOn: 'Sie bekommen wieder Benachrichtigungen zu diesem Link.',
  notificationsFailed:
    'Die Benachrichtigungen konnten nicht ausgeschaltet werden. Unser Support ist informiert.',
  reminders: 'Erinnerungen zu einem Link',
  remindersOff: 'Sie bekommen keine Erinnerungen mehr zu diesem Link.',
  remindersOn: 'Sie bekommen wieder Erinnerungen zu diesem Link.',
  remindersFailed:
    'Die Erinnerungen konnten nicht ausgeschaltet werden. Unser Support ist informiert.',
};
