import { expect, it } from 'vitest'
import { socialReturn } from './social.ts'

// The return from a provider (sign-in-15): those that speak OpenID send an `id_token`, Facebook an `access_token`.
it.each([
  ['#state=s1&id_token=t1', '', { state: 's1', token: 't1' }],
  ['#access_token=t2&state=s1', '', { state: 's1', token: 't2' }],
  ['#id_token=t1&access_token=t2&state=s1', '?state=s2', { state: 's1', token: 't1' }],
  ['', '?error=access_denied&state=s2', { state: 's2', token: '' }],
  ['', '', { state: '', token: '' }],
])('a return with %j and %j is %j', (hash, search, returned) => expect(socialReturn(hash, search)).toEqual(returned))
