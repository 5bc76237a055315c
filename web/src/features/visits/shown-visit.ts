import type { VisitPageQuery } from '../../gql/graphql.ts';

type Viewing = NonNullable<VisitPageQuery['viewerSession']>;
/** Whose it was and what with, by one of its viewings; what was read, by all of them. */
export type Visit = Omit<Viewing, 'visit' | '__typename' | 'id'> & Omit<Viewing['visit'], '__typename'>;

export const visitOf = ({ visit, ...viewing }: Viewing): Visit => ({ ...viewing, ...visit });
export type Step = Visit['timeline'][number];
export type PictureOf = ((page: number) => string) | undefined;

/** How many pages there were to read; 0 where nobody knows. */
export const pagesOf = ({ pageCount, presentation }: { pageCount: number | null; presentation: { pageCount: number | null } }): number => pageCount ?? presentation.pageCount ?? 0;

/** Whether another file has taken the place of the one that was read. */
export const isOfFormerFile = ({ fileId, presentation: { files } }: Pick<Visit, 'fileId' | 'presentation'>): boolean => fileId !== null && files.length > 0 && files.every(({ id }) => id !== fileId);

/** The page that is being read right now. */
export const litPage = ({ isLive, currentPage }: Pick<Visit, 'isLive' | 'currentPage'>): number | null => (isLive ? currentPage : null);
