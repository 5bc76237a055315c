import type { Catalogue } from './catalogue.ts';

export const es: Catalogue = {
  expired: 'Este enlace ha caducado',
  expiredHint: 'Vuelva al documento y ábralo de nuevo.',
  preparing: 'Este documento se está preparando',
  preparingHint: 'Inténtelo de nuevo en unos minutos.',
  damaged: 'Este archivo está dañado',
  damagedHint: 'Pida al remitente que lo suba otra vez.',
  notFound: 'Aquí no hay nada',
  notFoundHint: 'El enlace está incompleto o el archivo ya no existe.',
  failed: 'No ha funcionado',
  failedHint: 'Inténtelo de nuevo en un momento.',
};
