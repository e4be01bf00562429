/** Where a Singapore postal code lies. A part the directory does not know is empty. */
export interface PostalPlace {
  postalCode: string
  block: string
  street: string
  building: string
}

export type PostalAnswer = { state: 'found'; place: PostalPlace } | { state: 'unknown' } | { state: 'unavailable' }

/** A directory of Singapore postal codes. Never throws and answers within seconds: a directory that is down keeps nobody from typing. */
export interface PostalDirectory {
  /** `postalCode` is six digits. */
  lookUp(postalCode: string): Promise<PostalAnswer>
}
