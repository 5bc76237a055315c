import type { Catalogue } from './catalogue.ts';

export const nl: Catalogue = {
  theSender: 'de afzender',

  // Consent
  consentOptional: '{team} mag zien welke pagina’s ik lees, en hoelang.',
  consentRequired: 'Ik ga ermee akkoord dat {team} ziet welke pagina’s ik lees, en hoelang.',
  consentToPolicy: 'Ik heb het privacybeleid van {team} gelezen en ga ermee akkoord.',

  // Mails
  hello: 'Goedendag,',
  helloName: 'Goedendag {name},',
  viewDocument: 'Document bekijken',
  shareSubject: '{sender} heeft “{title}” met u gedeeld',
  senderOfTeam: '{name} ({team})',
  senderVia: '{name} via {team}',
  shareText: '{sender} heeft dit met u gedeeld.',
  availableUntil: 'Beschikbaar tot en met {date}.',
  replyToReach: 'Beantwoord deze e-mail om {name} te bereiken.',
  sentFor: 'Verstuurd namens {sender}.',
  firstPageOf: 'Eerste pagina van “{title}”',
  codeSubject: '{code} is uw code voor “{title}”',
  codeTitle: 'Uw code voor “{title}”',
  codeText: 'Vul hem in waar u de link hebt geopend. 10 minuten geldig, op elk apparaat.',
  codeButton: 'Openen op dit apparaat',
  codeFooter: 'Als u deze code niet hebt aangevraagd, kunt u deze e-mail negeren.',
  forwardSubject: '{name} heeft “{title}” naar u doorgestuurd',
  forwardText: '{name} ({email}) heeft dit naar u doorgestuurd.',
  forwardUnverified: 'Dit e-mailadres is niet geverifieerd.',
  forwardFooter: 'Kent u deze persoon niet? Dan kunt u deze e-mail negeren. U krijgt er geen meer.',
};
