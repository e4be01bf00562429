import { startFacebook } from '#test/social/facebook.ts'
import { startOpenIdProvider } from '#test/social/openid-provider.ts'

/** The providers of the journeys, on loopback: an OpenID provider for Google and Apple, a stand-in for Facebook. Ended by a signal. */
const [openIdPort, facebookPort] = [Number(process.env.OPENID_PORT), Number(process.env.FACEBOOK_PORT)]
await startFacebook({ port: facebookPort })
await startOpenIdProvider({ port: openIdPort, returnUrl: `${process.env.SHOP_ORIGIN}/member/social` })
