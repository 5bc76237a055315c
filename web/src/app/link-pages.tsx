/** The shared links, all of them and each; loaded when one goes there. */
export { LinksPage } from '../features/shared-links/links-page.tsx';
export { LinkPage } from '../features/shared-links/link-page.tsx';
export { ShareSheet } from '../features/shared-links/share-sheet.tsx';
