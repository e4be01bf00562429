import { data } from 'react-router'

/** Every address that is none: the root's error page says so, inside the shell. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
