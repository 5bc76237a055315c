/** Why a visitor who asks for access could not open a link. */
export const accessRefusals = [
  'CANCELED',
  'EXPIRED',
  'NOT_RELEASED',
  'PREPARING',
  'PREPARATION_FAILED',
  'UNAVAILABLE',
  'RECIPIENTS_ONLY',
  'ACCESS_CODE',
] as const;
