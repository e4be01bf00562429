import { rememberEarlyPress } from './early-press.ts'
import { loadOnEarlyReturn } from './early-return.ts'
import { startLazyLayout } from './lazy-layout.ts'
import { readLoginFlag } from './login-flag.ts'
import { messageBarCookie, pageMarks } from './page-marks.ts'
import { readCookie } from './read-cookie.ts'

// Written into the head of every page, so it runs before the first paint (`inlineScript` in build.ts).
startLazyLayout()
if (readCookie(messageBarCookie) === 'closed') pageMarks().messageBar = 'closed'
readLoginFlag()
rememberEarlyPress()
loadOnEarlyReturn()
