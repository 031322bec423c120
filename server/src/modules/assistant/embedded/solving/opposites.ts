/** What excludes each other in the same place: a formula for the one is no formula for the other. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/enofazn|single[- ]phase|einphasig/i, /trifazn|three[- ]phase|3[- ]phase|dreiphasig|drehstrom/i],
  [/zaporedn|in series|reihe/i, /vzporedn|parallel/i],
];

/** Whether a title tells the opposite of what a question says. */
export function isOpposed(title: string, question: string): boolean {
  return opposites.some(([one, other]) => excludes(one, other) || excludes(other, one));

  function excludes(own: RegExp, said: RegExp): boolean {
    return own.test(title) && !said.test(title) && said.test(question) && !own.test(question);
  }
}
