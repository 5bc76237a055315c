/** Types of presentations that are shown as they are, in a frame, instead of as pictures of their pages. */
export const isShownInFrame = (presentationType: string) =>
  presentationType === 'HTML' || presentationType === 'ePub';
