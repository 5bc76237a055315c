/** 31 December, five years ahead (content §9). */
export const lastDay = () => `${new Date().getUTCFullYear() + 5}-12-31`;
