/** Where anybody in the world has their mail: no company's, whoever gets a code mailed there. */
const ofEverybody: ReadonlySet<string> = new Set([
  'gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com',
  'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de', 'mail.com', 'zoho.com', 'fastmail.com', 'hey.com', 'qq.com', '163.com', 'mail.ru', 'yandex.com', 'yandex.ru',
]);

export const isOfEverybody = (domain: string): boolean => ofEverybody.has(domain);
