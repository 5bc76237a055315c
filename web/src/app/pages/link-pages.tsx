/** Lazy bundle: shared links. */
export { LinksPage } from '../../features/shared-links/list/links-page.tsx';
export { LinkPage } from '../../features/shared-links/page/link-page.tsx';
export { LinkSheet } from '../../features/shared-links/sheet/link-sheet.tsx';
