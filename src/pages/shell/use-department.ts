import { useMatches } from 'react-router'

/** The department that the page belongs to, from its loader; none on the home page. */
export function useDepartment(): string | null {
  const page = useMatches().at(-1)?.loaderData as { department?: string | null } | undefined
  return page?.department ?? null
}
