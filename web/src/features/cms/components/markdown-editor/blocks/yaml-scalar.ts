/** In quotes where YAML would read something else than these words. */
export function yamlScalar(text: string): string {
  const trimmed = text.trim();
  const isPlain =
    /^[^\s\-?:,[\]{}#&*!|>'"%@`][^,[\]{}#:'"]*$/.test(trimmed) && !/^(true|false|null|yes|no|~)$/i.test(trimmed);
  return isPlain ? trimmed : `'${trimmed.replaceAll("'", "''")}'`;
}
