import type { MuteTexts } from './texts.ts';

export const pt: MuteTexts = {
  noScript:
    'Para desativar estes emails, ative o JavaScript neste navegador e recarregue a página.',
  pageTitle: 'Emails sobre um link',
  oneMoment: 'Um momento, por favor.',
  tryAgain: 'Tentar novamente',
  notSaved: 'Não foi salvo. Tente novamente.',
  turnOn: 'Ativar novamente',
  turnOff: 'Desativar',
  notifications: 'Notificações sobre um link',
  notificationsOff: 'Você não receberá mais notificações deste link.',
  notificationsOn: 'Você voltará a receber notificações deste link.',
  notificationsFailed:
    'Não foi possível desativar as notificações. Nossa equipe de suporte foi avisada.',
  reminders: 'Lembretes sobre um link',
  remindersOff: 'Você não receberá mais lembretes deste link.',
  remindersOn: 'Você voltará a receber lembretes deste link.',
  remindersFailed: 'Não foi possível desativar os lembretes. Nossa equipe de suporte foi avisada.',
};
