import { useState } from 'react';

type Notation<Value> = { format: (value: Value) => string; parse: (text: string) => Value };

/**
 * A text as it is typed, for a value that has other notations too: `5.` stays as it stands while the value is 5. A value
 * that was changed elsewhere is written anew.
 */
export function useDraftText<Value>(value: Value, { format, parse }: Notation<Value>) {
  const [typed, setTyped] = useState(() => format(value));
  const isCurrent = JSON.stringify(parse(typed)) === JSON.stringify(value);
  return { text: isCurrent ? typed : format(value), setText: setTyped };
}
