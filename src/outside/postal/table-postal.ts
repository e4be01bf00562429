import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PostalDirectory, PostalPlace } from './port.ts'

interface Table {
  /** Code, block, street, building. */
  places: [string, string, string, string][]
  /** Estates where a postal code is three digits and the block's number: from block, to block, street. */
  estates: { prefix: string; streets: [number, number, string][] }[]
}

/** The embedded directory: a few hundred places for the demonstration, in `places.json`. */
export function createTablePostal(): PostalDirectory {
  const table = JSON.parse(readFileSync(join(import.meta.dirname, 'places.json'), 'utf8')) as Table
  const places = new Map([...table.places.map(namedPlace), ...table.estates.flatMap(blocksOf)].map((place) => [place.postalCode, place]))
  return {
    async lookUp(postalCode) {
      const place = places.get(postalCode)
      return place ? { state: 'found', place } : { state: 'unknown' }
    },
  }
}

const namedPlace = ([postalCode, block, street, building]: Table['places'][number]): PostalPlace => ({
  postalCode,
  block,
  street,
  building,
})

const blocksOf = ({ prefix, streets }: Table['estates'][number]): PostalPlace[] =>
  streets.flatMap(([from, to, street]) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      postalCode: `${prefix}${from + index}`,
      block: String(from + index),
      street,
      building: '',
    })),
  )
