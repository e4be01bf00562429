const mostTogether = 32

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve(answer: Answer | Promise<Answer>): void
  reject(error: unknown): void
}

/**
 * Handles what is asked for in groups: what is asked for at once, or while a group is being handled, is handled together in the
 * next one. `handle` answers in the order of its group; its failure is the failure of all in it.
 */
export function inGroups<Asked, Answer>(
  handle: (group: Asked[]) => Promise<(Answer | Promise<Answer>)[]>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = []
  let isHandling = false

  async function handleAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, mostTogether)
      try {
        const answers = await handle(group.map(({ asked }) => asked))
        group.forEach(({ resolve }, at) => resolve(answers[at]!))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isHandling = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (isHandling) return
      isHandling = true
      queueMicrotask(() => void handleAll())
    })
}
