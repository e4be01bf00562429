/** Why a picture could not be fetched, in the words of a report to the operator. */
export type PictureFailure =
  | 'its address is inside this network'
  | 'its server does not answer'
  | 'its server refuses it'
  | 'it is not there'
  | 'it is larger than 20 MB'
  | 'it leads to too many other addresses'

export type FetchedPicture = { bytes: Buffer } | { failure: PictureFailure }

/** Where pictures that a catalogue names by address come from. */
export interface PictureSource {
  /** It never throws for what an address or its server does; what is no address of the web is not there. */
  fetch(url: string): Promise<FetchedPicture>
  close(): void
}
