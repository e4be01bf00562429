import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Whether something is open over the page. It closes when another page comes, as by Back; not when the page comes that was
 * loading already when it was opened.
 */
export function useOpenHere(): [boolean, (open: boolean) => void] {
  const { key } = useLocation()
  const coming = useNavigation().location?.key ?? key
  const [openAt, setOpenAt] = useState<string | null>(null)
  return [openAt === key || openAt === coming, (open) => setOpenAt(open ? coming : null)]
}
