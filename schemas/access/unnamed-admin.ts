/** What the first administrator is called until they enter a name. Recipients never see it. */
export const unnamedAdmin = 'Administrator';
