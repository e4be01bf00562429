/** What a program of its own is started with: of this machine's settings, only where programs and compiled code lie. */
export function environment(own: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...own }
}
