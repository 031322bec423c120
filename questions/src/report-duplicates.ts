import { faultOf } from './question-faults.ts';
import type { Place, PrepareTools } from './question-scorer.ts';

export function reportDuplicates(items: readonly { id: string }[], place: Place, { report }: PrepareTools): void {
  const seen = new Set<string>();
  for (const [at, { id }] of items.entries()) {
    if (seen.has(id)) report([...place, at, 'id'], faultOf('idTaken', id));
    seen.add(id);
  }
}
