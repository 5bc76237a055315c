/** The folders of `services` that hold one. */
export const serviceNames = ['analytics', 'billing', 'content', 'identity', 'sharing'] as const;
