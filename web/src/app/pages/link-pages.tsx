/** Lazy bundle: shared links. */
export { LinksPage } from '../../features/shared-links/list/links-page.tsx';
export { LinkPage } from '../../features/shared-links/page/link-page.tsx';
export { ShareSheet } from '../../features/shared-links/sheet/share-sheet.tsx';
