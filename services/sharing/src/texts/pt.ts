import type { Catalogue } from './catalogue.ts';

export const pt: Catalogue = {
  theSender: 'o remetente',

  // Consent
  consentOptional: '{team} pode ver quais páginas eu leio e por quanto tempo.',
  consentRequired: 'Concordo que {team} veja quais páginas eu leio e por quanto tempo.',
  consentToPolicy: 'Li e aceito a política de privacidade de {team}.',

  // Mails
  hello: 'Olá,',
  helloName: 'Olá, {name},',
  viewDocument: 'Ver documento',
  shareSubject: '{sender} compartilhou “{title}” com você',
  senderOfTeam: '{name} ({team})',
  senderVia: '{name} via {team}',
  shareText: '{sender} compartilhou isto com você.',
  availableUntil: 'Disponível até {date}.',
  replyToReach: 'Responda a este email para falar com {name}.',
  sentFor: 'Enviado em nome de {sender}.',
  firstPageOf: 'Primeira página de “{title}”',
  codeSubject: '{code} é o seu código para “{title}”',
  codeTitle: 'O seu código para “{title}”',
  codeText: 'Informe-o onde abriu o link. Válido por 10 minutos, em qualquer dispositivo.',
  codeButton: 'Abrir neste dispositivo',
  codeFooter: 'Se você não pediu este código, pode ignorar este email.',
  forwardSubject: '{name} encaminhou “{title}” para você',
  forwardText: '{name} ({email}) encaminhou isto para você.',
  forwardUnverified: 'Este email não foi verificado.',
  forwardFooter: 'Não conhece esta pessoa? Pode ignorar este email. Você não receberá outro.',
};
