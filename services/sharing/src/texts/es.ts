import type { Catalogue } from './catalogue.ts';

export const es: Catalogue = {
  theSender: 'el remitente',

  // Consent
  consentOptional: '{team} puede ver qué páginas leo y durante cuánto tiempo.',
  consentRequired: 'Acepto que {team} vea qué páginas leo y durante cuánto tiempo.',
  consentToPolicy: 'He leído y acepto la política de privacidad de {team}.',

  // Mails
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  viewDocument: 'Ver documento',
  shareSubject: '{sender} ha compartido «{title}» con usted',
  senderOfTeam: '{name} ({team})',
  senderVia: '{name} a través de {team}',
  shareText: '{sender} ha compartido esto con usted.',
  availableUntil: 'Disponible hasta el {date}.',
  replyToReach: 'Responda a este correo electrónico para contactar con {name}.',
  sentFor: 'Enviado en nombre de {sender}.',
  firstPageOf: 'Primera página de «{title}»',
  codeSubject: '{code} es su código para «{title}»',
  codeTitle: 'Su código para «{title}»',
  codeText: 'Escríbalo donde abrió el enlace. Válido durante 10 minutos, en cualquier dispositivo.',
  codeButton: 'Abrir en este dispositivo',
  codeFooter: 'Si no ha solicitado este código, puede ignorar este correo electrónico.',
  forwardSubject: '{name} le ha reenviado «{title}»',
  forwardText: '{name} ({email}) le ha reenviado esto.',
  forwardUnverified: 'Este correo electrónico no está verificado.',
  forwardFooter:
    '¿No conoce a esta persona? Puede ignorar este correo electrónico. No recibirá otro.',
};
