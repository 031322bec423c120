import { useState } from 'react';

/** The value as it was first told, for as long as what is told anew says the same. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
