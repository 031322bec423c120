const addresses = import.meta.glob<string>('../../../../translations/*/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Where the browser finds the texts of one capability in one language: a file that never changes. */
export function catalogueAddress(language: string, namespace: string): string | undefined {
  return addresses[`../../../../translations/${language}/${namespace}.json`];
}
