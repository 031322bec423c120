/** So that questions are found whatever their letters look like: "cevi" finds "Čevi". */
export function foldWords(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
