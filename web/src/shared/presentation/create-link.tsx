import {
  createContext,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import type { SharedPresentation } from './sharing.ts';

/** Null: chosen in the sheet. */
type Subjects = readonly SharedPresentation[] | null;

/** Creates links; another feature provides it. */
export type CreateLinkSheet = ComponentType<{
  presentations: Subjects;
  isOpen: boolean;
  onClose: () => void;
}>;

const CreateLinkContext = createContext<(presentations: Subjects) => void>(() => undefined);

/** Opens the sheet that creates links, from any page. */
export const useCreateLink = () => use(CreateLinkContext);

/** The one sheet that creates links. It loads when it is first opened, and closes with its page. */
export function CreateLinkProvider({
  Sheet,
  children,
}: {
  Sheet: CreateLinkSheet;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{
    number: number;
    presentations: Subjects;
    at: string | null;
  } | null>(null);
  const open = useCallback(
    (presentations: Subjects) =>
      setOpened((before) => ({
        number: (before?.number ?? 0) + 1,
        presentations,
        at: pathname,
      })),
    [pathname],
  );
  // Otherwise it would be open again after Back.
  useEffect(() => setOpened((before) => before && { ...before, at: null }), [pathname]);
  return (
    <CreateLinkContext value={open}>
      {children}
      {opened === null ? null : (
        <Suspense>
          <Sheet
            key={opened.number}
            presentations={opened.presentations}
            isOpen={opened.at === pathname}
            onClose={() => setOpened({ ...opened, at: null })}
          />
        </Suspense>
      )}
    </CreateLinkContext>
  );
}
