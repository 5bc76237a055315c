import type { Catalogue } from './catalogue.ts';

export const it: Catalogue = {
  theSender: 'il mittente',

  // Consent
  consentOptional: '{team} può vedere quali pagine leggo, e per quanto tempo.',
  consentRequired: 'Accetto che {team} veda quali pagine leggo, e per quanto tempo.',
  consentToPolicy: 'Ho letto e accetto l’informativa sulla privacy di {team}.',

  // Mails
  hello: 'Buongiorno,',
  helloName: 'Buongiorno {name},',
  viewDocument: 'Vedi il documento',
  shareSubject: '{sender} ha condiviso «{title}» con Lei',
  senderOfTeam: '{name} ({team})',
  senderVia: '{name} tramite {team}',
  shareText: '{sender} ha condiviso questo documento con Lei.',
  availableUntil: 'Disponibile fino al {date}.',
  replyToReach: 'Risponda a questa email per contattare {name}.',
  sentFor: 'Inviato per conto di {sender}.',
  firstPageOf: 'Prima pagina di «{title}»',
  codeSubject: '{code} è il Suo codice per «{title}»',
  codeTitle: 'Il Suo codice per «{title}»',
  codeText: 'Lo inserisca dove ha aperto il link. Valido per 10 minuti, su qualsiasi dispositivo.',
  codeButton: 'Apri su questo dispositivo',
  codeFooter: 'Se non ha richiesto questo codice, può ignorare questa email.',
  forwardSubject: '{name} Le ha inoltrato «{title}»',
  forwardText: '{name} ({email}) Le ha inoltrato questo documento.',
  forwardUnverified: 'Questa email non è verificata.',
  forwardFooter: 'Non conosce questa persona? Può ignorare questa email. Non ne riceverà altre.',
};
