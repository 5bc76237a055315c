import type { Catalogue } from './catalogue.ts';

export const nl: Catalogue = {
  expired: 'Deze link is verlopen',
  expiredHint: 'Ga terug naar het document en open het opnieuw.',
  preparing: 'Dit document wordt voorbereid',
  preparingHint: 'Probeer het over een paar minuten opnieuw.',
  damaged: 'Dit bestand is beschadigd',
  damagedHint: 'Vraag de afzender om het opnieuw te uploaden.',
  notFound: 'Hier is niets te zien',
  notFoundHint: 'De link is onvolledig of het bestand bestaat niet meer.',
  failed: 'Dat is niet gelukt',
  failedHint: 'Probeer het zo meteen opnieuw.',
};
