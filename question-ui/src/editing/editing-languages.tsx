import { type Language, languages } from '@navor/languages';
import { createContext, type ReactNode, useContext } from 'react';

const ShownLanguages = createContext<readonly Language[]>(languages);

type EditingLanguagesProps = { shown: readonly Language[]; children: ReactNode };

/** In which languages the texts of a form are edited at the moment: one, or all of them side by side. */
export function EditingLanguages({ shown, children }: EditingLanguagesProps) {
  return <ShownLanguages value={shown}>{children}</ShownLanguages>;
}

export function useShownLanguages(): readonly Language[] {
  return useContext(ShownLanguages);
}
