/** Whether a text looks like an address; whether it is one the server says. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
