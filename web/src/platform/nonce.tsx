import { createContext, useContext } from 'react';

/** Only the server knows it while rendering; browsers hide it from scripts on purpose. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
