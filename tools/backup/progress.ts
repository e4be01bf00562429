export type Say = (line: string) => void

/** Says how far the work is, every second at most. */
export function everySecond(say: Say): (line: () => string) => void {
  let saidAt = Date.now()
  return (line) => {
    if (Date.now() - saidAt < 1000) return
    saidAt = Date.now()
    say(line())
  }
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
