import { createContext, useContext } from 'react';

/** What a browser without scripts has sent to an action that could not do its work, field by field. */
export type UnsentForm = readonly (readonly [name: string, value: string])[];

/** Known to the server alone: where scripts run, a form stays on its page until it has been saved. */
const UnsentFormContext = createContext<UnsentForm | undefined>(undefined);

export const UnsentFormProvider = UnsentFormContext.Provider;

export function useUnsentForm(): UnsentForm | undefined {
  return useContext(UnsentFormContext);
}
