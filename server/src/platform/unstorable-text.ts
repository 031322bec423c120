/** Invalid in a text, and in a text within JSON. */
const refusedByDatabase = new Set(['22021', '22P05']);

/** Whether the database could not take a text: it holds the character NUL, which no text of PostgreSQL can. */
export function isUnstorableText(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (refusedByDatabase.has((each as { code?: string }).code ?? '')) return true;
  }
  return false;
}

/** Where in an input it is. Without recursion, since whoever sends it chooses how deep it is. */
export function findUnstorableText(input: unknown): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && value.includes('\0')) return path;
    if (!isContainer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return path;
      open.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
  return undefined;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Blob) && !(value instanceof Date);
}
