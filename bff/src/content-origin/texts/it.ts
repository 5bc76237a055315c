import type { Catalogue } from './catalogue.ts';

export const it: Catalogue = {
  expired: 'Questo link è scaduto',
  expiredHint: 'Torni al documento e lo apra di nuovo.',
  preparing: 'Questo documento è in preparazione',
  preparingHint: 'Riprovi tra qualche minuto.',
  damaged: 'Questo file è danneggiato',
  damagedHint: 'Chieda al mittente di caricarlo di nuovo.',
  notFound: 'Qui non c’è nulla',
  notFoundHint: 'Il link è incompleto o il file non esiste più.',
  failed: 'Non ha funzionato',
  failedHint: 'Riprovi tra un momento.',
};
