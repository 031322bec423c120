import type { Session } from '@navor/contract';
import { useRouteLoaderData } from 'react-router';
import type { Preferences } from './preferences.ts';

/** What the server tells with every page; the root route's loader answers with it. */
export type RootData = {
  session: Session;
  preferences: Preferences;
  isDemo: boolean;
  origin: string;
};

/** Absent only where the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
