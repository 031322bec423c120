const thinNoBreak = '\u202f';
const noBreak = '\u00a0';

/** Seconds as `45 s`, `1 min 20 s` or, from an hour on, `1 h 5 min`; unit symbols are the same in all languages. */
export function answerTime(seconds: number, number: (value: number) => string): string {
  const isLong = Math.round(seconds) >= 3600;
  // Beside hours nobody counts seconds. What took any time took at least one.
  const whole = isLong ? Math.round(seconds / 60) * 60 : Math.max(seconds > 0 ? 1 : 0, Math.round(seconds));
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ];
  const shown = parts.filter(([amount]) => amount > 0);
  return (shown.length > 0 ? shown : parts.slice(-1))
    .map(([amount, unit]) => `${number(amount)}${thinNoBreak}${unit}`)
    .join(noBreak);
}
