import type { MuteTexts } from './texts.ts';

export const nl: MuteTexts = {
  noScript:
    'Schakel JavaScript in deze browser in en laad de pagina opnieuw om deze e-mails uit te zetten.',
  pageTitle: 'E-mails over een link',
  oneMoment: 'Een moment, alstublieft.',
  tryAgain: 'Opnieuw proberen',
  notSaved: 'Niet opgeslagen. Probeer het opnieuw.',
  turnOn: 'Weer aanzetten',
  turnOff: 'Uitzetten',
  notifications: 'Meldingen over een link',
  notificationsOff: 'U ontvangt geen meldingen meer over deze link.',
  notificationsOn: 'U ontvangt weer meldingen over deze link.',
  notificationsFailed: 'De meldingen konden niet worden uitgezet. Ons supportteam is op de hoogte.',
  reminders: 'Herinneringen over een link',
  remindersOff: 'U ontvangt geen herinneringen meer over deze link.',
  remindersOn: 'U ontvangt weer herinneringen over deze link.',
  remindersFailed: 'De herinneringen konden niet worden uitgezet. Ons supportteam is op de hoogte.',
};
