import { expect, it } from 'vitest'
import { createHashQueue, type Asker } from './hash-queue.ts'

const limits = { atOnce: 1, ofNetwork: 4, ofStrangers: 6 }
const stranger = (network: string): Asker => ({ network, isKnown: false })
const member = (network: string): Asker => ({ network, isKnown: true })
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A queue whose works end when they are told to, and the order in which they began. */
function watched() {
  const queue = createHashQueue(limits)
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, asker: Asker) => {
    const place = queue.enter(asker)
    const ended = place?.run(() => {
      began.push(name)
      return new Promise<void>((end) => void ends.push(end))
    })
    void ended?.then(() => place!.leave())
    return place !== null
  }
  const endOne = async () => {
    ends.shift()!()
    await settled()
  }
  return { queue, began, ask, endOne }
}

it('one hash runs at a time, the networks take turns, and a known device comes first (safe-43)', async () => {
  const { began, ask, endOne } = watched()
  for (const name of ['a1', 'a2', 'a3']) ask(name, stranger('a'))
  ask('b1', stranger('b'))
  ask('owner', member('a'))
  await settled()
  expect(began).toEqual(['a1'])
  for (let n = 0; n < 4; n++) await endOne()
  expect(began).toEqual(['a1', 'owner', 'a2', 'b1', 'a3'])
})

it('a caller who has proved an address comes before strangers, and a network whose works have all begun holds up no other', async () => {
  const { queue, began, ask, endOne } = watched()
  ask('a1', stranger('a'))
  ask('b1', stranger('b'))
  void queue.runProven(async () => void began.push('proven'))
  await settled()
  await endOne()
  expect(began).toEqual(['a1', 'proven', 'b1'])
})

it('of a hundred at once from one network four have a place; others still find one, and so does a known device there', async () => {
  const { ask, endOne } = watched()
  expect(Array.from({ length: 100 }, (_, n) => ask(`a${n}`, stranger('a'))).filter(Boolean)).toHaveLength(4)
  expect([ask('b', stranger('b')), ask('owner', member('a'))]).toEqual([true, true])
  await settled()
  await endOne()
  expect([ask('again', stranger('a')), ask('one more', stranger('a'))]).toEqual([false, false])
  await endOne()
  expect(ask('now', stranger('a'))).toBe(true)
})

it('strangers of many networks have so many places together; known devices and proven callers are not refused for them', async () => {
  const { queue, ask } = watched()
  expect(Array.from({ length: 20 }, (_, n) => ask(`n${n}`, stranger(`n${n}`))).filter(Boolean)).toHaveLength(6)
  const owners = Array.from({ length: 20 }, (_, n) => ask(`owner ${n}`, member('n0')))
  expect(owners.filter(Boolean)).toHaveLength(2 * limits.ofNetwork - 1)
  expect(queue.runProven(async () => 1)).toBeInstanceOf(Promise)
})

it('work that fails gives its turn on, and a place is given up once', async () => {
  const queue = createHashQueue(limits)
  const place = queue.enter(stranger('a'))!
  await expect(place.run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  place.leave()
  place.leave()
  expect(await queue.runProven(async () => 'ran')).toBe('ran')
  expect(Array.from({ length: 5 }, () => queue.enter(stranger('a')) !== null)).toEqual([true, true, true, true, false])
})

it('only a stranger takes a place of the strangers, and gives it up once', () => {
  const queue = createHashQueue(limits)
  const strangersIn = (network: string) => Array.from({ length: 9 }, (_, n) => queue.enter(stranger(`${network}${n}`))).filter(Boolean)
  const known = queue.enter(member('home'))!
  const six = strangersIn('a')
  expect(six).toHaveLength(limits.ofStrangers)
  expect(strangersIn('b')).toEqual([])
  known.leave()
  expect(strangersIn('c')).toEqual([])
  six[0]!.leave()
  six[0]!.leave()
  expect(strangersIn('d')).toHaveLength(1)
})
