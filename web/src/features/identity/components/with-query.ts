/** A path with what the current address asks for, so that the way back is not lost on a detour. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
