import type { MuteTexts } from './texts.ts';

export const es: MuteTexts = {
  noScript:
    'Para desactivar estos correos electrónicos, active JavaScript en este navegador y recargue la página.',
  pageTitle: 'Correos electrónicos sobre un enlace',
  oneMoment: 'Un momento, por favor.',
  tryAgain: 'Reintentar',
  notSaved: 'No se ha guardado. Inténtelo de nuevo.',
  turnOn: 'Volver a activar',
  turnOff: 'Desactivar',
  notifications: 'Notificaciones sobre un enlace',
  notificationsOff: 'Ya no recibirá notificaciones de este enlace.',
  notificationsOn: 'Volverá a recibir notificaciones de este enlace.',
  notificationsFailed:
    'No se han podido desactivar las notificaciones. Hemos avisado a nuestro equipo de soporte.',
  reminders: 'Recordatorios sobre un enlace',
  remindersOff: 'Ya no recibirá recordatorios de este enlace.',
  remindersOn: 'Volverá a recibir recordatorios de este enlace.',
  remindersFailed:
    'No se han podido desactivar los recordatorios. Hemos avisado a nuestro equipo de soporte.',
};
