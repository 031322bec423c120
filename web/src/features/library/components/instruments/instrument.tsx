import type { Instrument as InstrumentName } from '@navor/contract/choices';
import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from '#platform/load-with-retry.ts';

const components = {
  'resistor-colours': lazy(() => loadWithRetry(() => import('./resistor-colours/resistor-colours.tsx'))),
  'number-systems': lazy(() => loadWithRetry(() => import('./number-systems/number-systems.tsx'))),
  'ipv4-subnets': lazy(() => loadWithRetry(() => import('./ipv4-subnets/ipv4-subnets.tsx'))),
} satisfies Record<InstrumentName, ComponentType>;

/** A calculator that is made by hand; only the one that is needed is fetched. What places it says what is shown meanwhile. */
export default function Instrument({ name }: { name: InstrumentName }) {
  const Component = components[name];
  return <Component />;
}
