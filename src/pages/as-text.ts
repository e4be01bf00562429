/**
 * A value of a page's data as JSON text. React Router writes data into the page value by value, and its browser half reads
 * it so: 3 ms for the 1,500 values of a listing. A text is one of them.
 */
export interface AsText<T extends object> {
  json: string
  /** Of its type alone: no text has it. */
  of?: T
}

/** On the server, what a text was made from; in the browser, what was read from it. */
const values = new WeakMap<AsText<object>, object>()

export function asText<T extends object>(value: T): AsText<T> {
  const text: AsText<T> = { json: JSON.stringify(value) }
  values.set(text, value)
  return text
}

/** The value of a text; of the same text always the same object. */
export function fromText<T extends object>(text: AsText<T>): T {
  const known = values.get(text) as T | undefined
  if (known) return known
  const value = JSON.parse(text.json) as T
  values.set(text, value)
  return value
}
