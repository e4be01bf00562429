/** Calls of this process for one key: while one is under way, others for the key wait for its result. */
export function sharedCalls<T>() {
  const running = new Map<string, Promise<T>>()
  return {
    underWay: (key: string): Promise<T> | undefined => running.get(key),
    share(key: string, start: () => Promise<T>): Promise<T> {
      const call = running.get(key) ?? start().finally(() => running.delete(key))
      running.set(key, call)
      return call
    },
  }
}
