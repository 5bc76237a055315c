import type { MuteTexts } from './texts.ts';

export const it: MuteTexts = {
  noScript:
    'Per disattivare queste email, attivi JavaScript in questo browser e ricarichi la pagina.',
  pageTitle: 'Email su un link',
  oneMoment: 'Un momento, per favore.',
  tryAgain: 'Riprova',
  notSaved: 'Non salvato. Riprovi.',
  turnOn: 'Riattiva',
  turnOff: 'Disattiva',
  notifications: 'Notifiche su un link',
  notificationsOff: 'Non riceverà più notifiche per questo link.',
  notificationsOn: 'Riceverà di nuovo notifiche per questo link.',
  notificationsFailed:
    'Non è stato possibile disattivare le notifiche. Il nostro supporto è stato informato.',
  reminders: 'Promemoria su un link',
  remindersOff: 'Non riceverà più promemoria per questo link.',
  remindersOn: 'Riceverà di nuovo promemoria per questo link.',
  remindersFailed:
    'Non è stato possibile disattivare i promemoria. Il nostro supporto è stato informato.',
};
