import type { Catalogue } from './catalogue.ts';

export const pt: Catalogue = {
  expired: 'Este link expirou',
  expiredHint: 'Volte ao documento e abra-o novamente.',
  preparing: 'Este documento está sendo preparado',
  preparingHint: 'Tente novamente em alguns minutos.',
  damaged: 'Este arquivo está danificado',
  damagedHint: 'Peça ao remetente que o envie novamente.',
  notFound: 'Não há nada aqui',
  notFoundHint: 'O link está incompleto ou o arquivo não existe mais.',
  failed: 'Isso não funcionou',
  failedHint: 'Tente novamente em instantes.',
};
