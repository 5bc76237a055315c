import type { Catalogue } from './catalogue.ts';

export const de: Catalogue = {
  expired: 'Dieser Link ist abgelaufen',
  expiredHint: 'Gehen Sie zum Dokument zurück und öffnen Sie es erneut.',
  preparing: 'Dieses Dokument wird vorbereitet',
  preparingHint: 'Versuchen Sie es in einigen Minuten noch einmal.',
  damaged: 'Diese Datei ist beschädigt',
  damagedHint: 'Bitten Sie den Absender, sie erneut hochzuladen.',
  notFound: 'Hier ist nichts zu sehen',
  notFoundHint: 'Der Link ist unvollständig, oder die Datei ist nicht mehr da.',
  failed: 'Das hat nicht geklappt',
  failedHint: 'Versuchen Sie es gleich noch einmal.',
};
