/** The place of a Singapore postal code. A part that the directory does not know is empty. */
export interface PostalPlace {
  postalCode: string
  block: string
  street: string
  building: string
}

export type PostalAnswer = { state: 'found'; place: PostalPlace } | { state: 'unknown' } | { state: 'unavailable' }

/** A directory of Singapore postal codes. Its calls never reject and end within seconds, because a shopper can also type the address. */
export interface PostalDirectory {
  /** `postalCode` is six digits. */
  lookUp(postalCode: string): Promise<PostalAnswer>
}
