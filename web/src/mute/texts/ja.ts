import type { MuteTexts } from './texts.ts';

export const ja: MuteTexts = {
  noScript:
    'これらのメールを停止するには、ブラウザーで JavaScript を有効にしてページを再読み込みしてください。',
  pageTitle: 'リンクに関するメール',
  oneMoment: '少々お待ちください。',
  tryAgain: '再試行',
  notSaved: '保存できませんでした。もう一度お試しください。',
  turnOn: '再開する',
  turnOff: '停止する',
  notifications: 'リンクの通知',
  notificationsOff: 'このリンクの通知メールは今後届きません。',
  notificationsOn: 'このリンクの通知メールを再開しました。',
  notificationsFailed: '通知を停止できませんでした。サポートに連絡済みです。',
  reminders: 'リンクのリマインダー',
  remindersOff: 'このリンクのリマインダーメールは今後届きません。',
  remindersOn: 'このリンクのリマインダーメールを再開しました。',
  remindersFailed: 'リマインダーを停止できませんでした。サポートに連絡済みです。',
};
