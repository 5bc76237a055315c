import type { Catalogue } from './catalogue.ts';

export const de: Catalogue = {
  theSender: 'der Absender',

  // Consent
  consentOptional: '{team} darf sehen, welche Seiten ich lese und wie lange.',
  consentRequired: 'Ich stimme zu, dass {team} sieht, welche Seiten ich lese und wie lange.',
  consentToPolicy: 'Ich habe die Datenschutzerklärung von {team} gelesen und akzeptiere sie.',

  // Mails
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  viewDocument: 'Dokument ansehen',
  shareSubject: '{sender} hat „{title}“ mit Ihnen geteilt',
  senderOfTeam: '{name} ({team})',
  senderVia: '{name} über {team}',
  shareText: '{sender} hat dies mit Ihnen geteilt.',
  availableUntil: 'Verfügbar bis {date}.',
  replyToReach: 'Antworten Sie auf diese E-Mail, um {name} zu erreichen.',
  sentFor: 'Gesendet für {sender}.',
  firstPageOf: 'Erste Seite von „{title}“',
  codeSubject: '{code} ist Ihr Code für „{title}“',
  codeTitle: 'Ihr Code für „{title}“',
  codeText:
    'Geben Sie ihn dort ein, wo Sie den Link geöffnet haben. 10 Minuten gültig, auf jedem Gerät.',
  codeButton: 'Auf diesem Gerät öffnen',
  codeFooter: 'Wenn Sie diesen Code nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  forwardSubject: '{name} hat „{title}“ an Sie weitergeleitet',
  forwardText: '{name} ({email}) hat dies an Sie weitergeleitet.',
  forwardUnverified: 'Diese E-Mail-Adresse ist nicht bestätigt.',
  forwardFooter:
    'Sie kennen diese Person nicht? Dann können Sie diese E-Mail ignorieren. Sie bekommen keine weitere.',
};
