const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const first = (names: [string, RegExp][], text: string): string => names.find(([, pattern]) => pattern.test(text))?.[0] ?? ''

/** Browser and system, by which a member recognises a device; empty when the user agent names neither. */
export const deviceName = (device: string | null): { browser: string; system: string } => ({
  browser: first(browsers, device ?? ''),
  system: first(systems, device ?? ''),
})
