/** The code of the department on top of a trail of breadcrumbs. */
export const departmentOf = (breadcrumbs: readonly { url: string }[]): string | null => breadcrumbs[0]?.url.split('/').at(-1) ?? null
