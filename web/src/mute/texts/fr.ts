import type { MuteTexts } from './texts.ts';

export const fr: MuteTexts = {
  noScript:
    'Pour désactiver ces e-mails, activez JavaScript dans ce navigateur et rechargez la page.',
  pageTitle: 'E-mails au sujet d’un lien',
  oneMoment: 'Un instant, s’il vous plaît.',
  tryAgain: 'Réessayer',
  notSaved: 'Non enregistré. Veuillez réessayer.',
  turnOn: 'Réactiver',
  turnOff: 'Désactiver',
  notifications: 'Notifications au sujet d’un lien',
  notificationsOff: 'Vous ne recevrez plus de notifications pour ce lien.',
  notificationsOn: 'Vous recevrez de nouveau des notifications pour ce lien.',
  notificationsFailed:
    'Les notifications n’ont pas pu être désactivées. Notre support en a été informé.',
  reminders: 'Rappels au sujet d’un lien',
  remindersOff: 'Vous ne recevrez plus de rappels pour ce lien.',
  remindersOn: 'Vous recevrez de nouveau des rappels pour ce lien.',
  remindersFailed: 'Les rappels n’ont pas pu être désactivés. Notre support en a été informé.',
};
