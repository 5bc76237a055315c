import type { Catalogue } from './catalogue.ts';

export const ja: Catalogue = {
  expired: 'このリンクは有効期限が切れました',
  expiredHint: '資料に戻り、もう一度開いてください。',
  preparing: 'この資料は準備中です',
  preparingHint: '数分後にもう一度お試しください。',
  damaged: 'このファイルは破損しています',
  damagedHint: '送信者に再アップロードを依頼してください。',
  notFound: 'ここには何もありません',
  notFoundHint: 'リンクが不完全か、ファイルが存在しません。',
  failed: 'うまくいきませんでした',
  failedHint: 'しばらくしてからもう一度お試しください。',
};
