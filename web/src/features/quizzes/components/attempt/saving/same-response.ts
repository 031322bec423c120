/** Whether two answers say the same. The order of keys says nothing: the database keeps them in one of its own. */
export function isSameResponse(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && isSameResponse(value, Reflect.get(other, key)))
  );
}
