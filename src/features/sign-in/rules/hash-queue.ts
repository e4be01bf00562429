import { createFairQueue } from '#src/kit/fair-queue.ts'

/** Who asks for a slow hash: a network, and whether it is a device that the member has signed in with before. */
export interface Asker {
  network: string
  isKnown: boolean
}

/** A place in the queue, taken before anything that a hash needs is read. */
export interface Place {
  /** Runs the work when its turn comes. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Gives the place up; it may be called again. */
  leave(): void
}

export interface HashQueue {
  /** Null when the asker's network, or everybody together, has as many places as there are. */
  enter(asker: Asker): Place | null
  /** For a caller who has proved an address: budgets limit proofs, so there is always a place. */
  runProven<T>(work: () => Promise<T>): Promise<T>
}

interface Limits {
  atOnce: number
  ofNetwork: number
  ofStrangers: number
}

/** One hash takes a third of a second of one core, so that a stranger waits five seconds at most. */
const limits: Limits = { atOnce: 1, ofNetwork: 4, ofStrangers: 16 }

/** Starts what is queued: known devices first, then one of each network in turn. */
class Starts {
  readonly #known: (() => void)[] = []
  readonly #strangers = createFairQueue<() => void>()
  #running = 0
  readonly #atOnce: number

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<T>({ network, isKnown }: Asker, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      if (isKnown) this.#known.push(start)
      else this.#strangers.add(network, start)
      this.#startNext()
    })
    try {
      return await work()
    } finally {
      this.#running--
      this.#startNext()
    }
  }

  #startNext(): void {
    if (this.#running >= this.#atOnce) return
    const next = this.#known.shift() ?? this.#strangers.next()
    if (!next) return
    this.#running++
    next()
  }
}

/**
 * Slow hashes wait here for one another, so that a flood of passwords takes one core and not all, and no stranger's try
 * stands before a member's (safe-43). A network that has four places is refused before anything is read or hashed.
 */
export function createHashQueue({ atOnce, ofNetwork, ofStrangers }: Limits = limits): HashQueue {
  const starts = new Starts(atOnce)
  const taken = new Map<string, number>()
  let strangers = 0

  function enter(asker: Asker): Place | null {
    const { network, isKnown } = asker
    const mine = taken.get(network) ?? 0
    const isFull = isKnown ? mine >= 2 * ofNetwork : mine >= ofNetwork || strangers >= ofStrangers
    if (isFull) return null
    taken.set(network, mine + 1)
    if (!isKnown) strangers++
    let isThere = true
    return {
      run: (work) => starts.run(asker, work),
      leave() {
        if (!isThere) return
        isThere = false
        if (!isKnown) strangers--
        const left = taken.get(network)! - 1
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
      },
    }
  }

  return { enter, runProven: (work) => starts.run({ network: '', isKnown: true }, work) }
}
