/** The environment of child processes: of this machine's variables only the paths of programs and of compiled code. */
export function environment(own: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  return { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...own }
}
