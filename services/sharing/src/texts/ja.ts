import type { Catalogue } from './catalogue.ts';

export const ja: Catalogue = {
  theSender: '送信者',

  // Consent
  consentOptional: 'どのページをどのくらい読んだかを {team} が確認することを許可します。',
  consentRequired: 'どのページをどのくらい読んだかを {team} が確認することに同意します。',
  consentToPolicy: '{team} のプライバシーポリシーを読み、同意します。',

  // Mails
  hello: 'お世話になっております。',
  helloName: '{name} 様',
  viewDocument: '資料を見る',
  shareSubject: '{sender} より「{title}」が共有されました',
  senderOfTeam: '{name}（{team}）',
  senderVia: '{name}（{team} 経由）',
  shareText: '{sender} より資料が共有されました。',
  availableUntil: '公開期限：{date}',
  replyToReach: 'このメールに返信すると、{name} に届きます。',
  sentFor: '{sender} に代わって送信しました。',
  firstPageOf: '「{title}」の最初のページ',
  codeSubject: '「{title}」のコードは {code} です',
  codeTitle: '「{title}」のコード',
  codeText: 'リンクを開いた画面に入力してください。10 分間有効で、どの端末でも使えます。',
  codeButton: 'この端末で開く',
  codeFooter: 'このコードをご依頼でない場合は、このメールを無視していただいて構いません。',
  forwardSubject: '{name} より「{title}」が転送されました',
  forwardText: '{name}（{email}）より資料が転送されました。',
  forwardUnverified: 'このメールアドレスは確認されていません。',
  forwardFooter:
    'お心当たりがない場合は、このメールを無視していただいて構いません。今後は届きません。',
};
