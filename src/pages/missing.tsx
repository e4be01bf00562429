import { data } from 'react-router'

/** The page for unknown addresses: the root's error page shows a 404 inside the shell. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function Missing() {
  return null
}
