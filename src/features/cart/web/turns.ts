/** Calls that run one after another, and how many of those that change something have not ended. */
export interface Turns {
  inOrder<T>(call: () => Promise<T>): Promise<T>
  change<T>(call: () => Promise<T>): Promise<T>
}

export function createTurns(report: (changes: number) => void): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let changes = 0
  const inOrder: Turns['inOrder'] = (call) => {
    const done = last.then(call)
    last = done.catch(() => undefined)
    return done
  }
  return {
    inOrder,
    change(call) {
      report(++changes)
      return inOrder(call).finally(() => report(--changes))
    },
  }
}
