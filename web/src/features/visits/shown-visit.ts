import type { VisitPageQuery } from '../../gql/graphql.ts';

export type Visit = NonNullable<VisitPageQuery['viewerSession']>;
export type Step = Visit['timeline'][number];
export type PictureOf = ((page: number) => string) | undefined;

/** How many pages there were to read; 0 where nobody knows. */
export const pagesOf = ({ pageCount, presentation }: { pageCount: number | null; presentation: { pageCount: number | null } }): number => pageCount ?? presentation.pageCount ?? 0;

/** The page that is being read right now. */
export const litPage = ({ isLive, currentPage }: Pick<Visit, 'isLive' | 'currentPage'>): number | null => (isLive ? currentPage : null);
