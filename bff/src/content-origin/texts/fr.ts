import type { Catalogue } from './catalogue.ts';

export const fr: Catalogue = {
  expired: 'Ce lien a expiré',
  expiredHint: 'Revenez au document et ouvrez-le de nouveau.',
  preparing: 'Ce document est en préparation',
  preparingHint: 'Réessayez dans quelques minutes.',
  damaged: 'Ce fichier est endommagé',
  damagedHint: 'Demandez à l’expéditeur de le déposer à nouveau.',
  notFound: 'Il n’y a rien à voir ici',
  notFoundHint: 'Le lien est incomplet, ou le fichier n’existe plus.',
  failed: 'Cela n’a pas fonctionné',
  failedHint: 'Réessayez dans un instant.',
};
