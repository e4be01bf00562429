import { startFacebook } from '#test/social/facebook.ts'
import { startOpenIdProvider } from '#test/social/openid-provider.ts'

/** The sign-in providers of the journeys, on loopback: an OpenID provider for Google and Apple, a fake for Facebook. A signal ends them. */
const [openIdPort, facebookPort] = [Number(process.env.OPENID_PORT), Number(process.env.FACEBOOK_PORT)]
await startFacebook({ port: facebookPort })
await startOpenIdProvider({ port: openIdPort, returnUrl: `${process.env.SHOP_ORIGIN}/member/social` })
