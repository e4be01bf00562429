import { createContext, use, type ReactNode } from 'react'
import type { PageFragments } from './fragment-cache.ts'

/** On the server: the fragments of the page that is being rendered. */
export const FragmentsContext = createContext<PageFragments | null>(null)

interface CachedFragmentProps {
  /** All that its HTML depends on, besides the language and the data of the frame. Two kinds of fragment never have the same. */
  of: readonly unknown[]
  children: ReactNode
}

/**
 * A part of a page that other pages have too, such as the card of a product: the server renders it once and writes its HTML
 * into the next page. Nothing in it may use `useId`, whose ids depend on the place, or a picture that has priority, which
 * React announces in the head of the page.
 */
export const CachedFragment: (props: CachedFragmentProps) => ReactNode = import.meta.env.SSR ? ServerFragment : ({ children }) => children

function ServerFragment({ of, children }: CachedFragmentProps) {
  const fragment = use(FragmentsContext)?.find(JSON.stringify(of))
  if (!fragment) return children
  const mark = <template data-fragment={fragment.mark} />
  if (fragment.isKnown) return mark
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  )
}
