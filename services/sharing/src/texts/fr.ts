import type { Catalogue } from './catalogue.ts';

export const fr: Catalogue = {
  theSender: 'l’expéditeur',

  // Consent
  consentOptional: '{team} peut voir quelles pages je lis, et combien de temps.',
  consentRequired: 'J’accepte que {team} voie quelles pages je lis, et combien de temps.',
  consentToPolicy: 'J’ai lu et j’accepte la politique de confidentialité de {team}.',

  // Mails
  hello: 'Bonjour,',
  helloName: 'Bonjour {name},',
  viewDocument: 'Voir le document',
  shareSubject: '{sender} a partagé « {title} » avec vous',
  senderOfTeam: '{name} ({team})',
  senderVia: '{name} via {team}',
  shareText: '{sender} a partagé ceci avec vous.',
  availableUntil: 'Disponible jusqu’au {date}.',
  replyToReach: 'Répondez à cet e-mail pour joindre {name}.',
  sentFor: 'Envoyé pour {sender}.',
  firstPageOf: 'Première page de « {title} »',
  codeSubject: '{code} est votre code pour « {title} »',
  codeTitle: 'Votre code pour « {title} »',
  codeText: 'Saisissez-le là où vous avez ouvert le lien. Valable 10 minutes, sur tout appareil.',
  codeButton: 'Ouvrir sur cet appareil',
  codeFooter: 'Si vous n’avez pas demandé ce code, vous pouvez ignorer cet e-mail.',
  forwardSubject: '{name} vous a transféré « {title} »',
  forwardText: '{name} ({email}) vous a transféré ceci.',
  forwardUnverified: 'Cet e-mail n’est pas vérifié.',
  forwardFooter:
    'Vous ne connaissez pas cette personne ? Vous pouvez ignorer cet e-mail. Vous n’en recevrez pas d’autre.',
};
