import type { RouterContextProvider } from 'react-router'
import { getSocialProviders } from '#src/features/sign-in/sign-in.contract.ts'
import { pageClient } from '#src/pages/page-context.ts'
import { valueOrFailure } from '#src/pages/page-failure.ts'

/** The providers whose buttons the pages of signing in show. */
export async function socialProviders(context: Readonly<RouterContextProvider>) {
  return { providers: valueOrFailure(await context.get(pageClient)(getSocialProviders, {})).value }
}
