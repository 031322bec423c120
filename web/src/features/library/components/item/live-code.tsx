import { lazy } from 'react';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import type { LivePart } from './live-parts.ts';

const Calculator = lazy(() => loadWithRetry(() => import('#screen/reading/calculator/calculator.tsx')));
const Instrument = lazy(() => loadWithRetry(() => import('../instruments/instrument.tsx')));

/** What a part is once its code is there; the server draws it from the same. */
export default function LiveCode({ part }: { part: LivePart }) {
  if (part.kind === 'calculator') return <Calculator calculator={part.calculator} />;
  return <Instrument name={part.name} />;
}
