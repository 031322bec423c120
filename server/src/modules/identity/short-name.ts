/** As others see somebody who has not chosen to be public: enough to tell people apart, too little to look one up. Ana Ž. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/u);
  const family = rest.at(-1);
  // By characters as people count them: a letter may be several code units.
  const [initial] = family ? new Intl.Segmenter().segment(family) : [];
  return initial ? `${first} ${initial.segment.toLocaleUpperCase('sl')}.` : first;
}
