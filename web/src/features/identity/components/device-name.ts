export type DeviceName = {
  browser: string | undefined;
  system: string | undefined;
  kind: 'computer' | 'phone' | 'tablet';
};

/** A guess for people, from what browsers say of themselves; never decide anything by it. */
export function deviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? '';
  return { browser: firstMatch(browsers, text), system: firstMatch(systems, text), kind: kindOf(text) };
}

/** Every newer browser also names the older ones that it wants to be taken for, so the order matters. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
];

const systems: [name: string, pattern: RegExp][] = [
  ['iOS', /\b(iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\b(Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
];

function firstMatch(names: [name: string, pattern: RegExp][], text: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}

function kindOf(text: string): DeviceName['kind'] {
  if (/\biPad\b|\bTablet\b/.test(text) || (/\bAndroid\b/.test(text) && !/\bMobile\b/.test(text))) return 'tablet';
  return /\b(iPhone|iPod|Mobile)\b/.test(text) ? 'phone' : 'computer';
}
