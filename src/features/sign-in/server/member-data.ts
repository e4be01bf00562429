import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { MemberData } from '#src/platform/member-data.ts'
import { noticeJob } from './change-notices.service.ts'
import { deleteCodesTo } from './codes.store.ts'
import { deleteDevicesOf } from './devices.store.ts'
import { deleteConfirmationsOf, findConfirmationsOf } from './email-confirmations.store.ts'
import { deleteSocialOf, findLinksOf } from './social.store.ts'

/** Ways to sign in, and codes and mails that were sent to prove them, to any address of the member, confirmed or not. */
export const signInMemberData = (jobs: Jobs): MemberData => ({
  name: 'signIn',
  async copy(orm, { memberId }) {
    const [links, confirmations] = [await findLinksOf(orm, memberId), await findConfirmationsOf(orm, memberId)]
    return {
      providers: links.map(({ provider, subject, linkedAt }) => ({ provider, subject, linkedAt })),
      emailsToConfirm: confirmations.map(({ email, expiresAt }) => ({ email, expiresAt })),
    }
  },
  async delete(tx, { memberId, email, mobile }) {
    const addresses = [email, mobile, ...(await findConfirmationsOf(tx.orm, memberId)).map((confirmation) => confirmation.email)].filter(
      (address) => address !== null,
    )
    await deleteCodesTo(tx.orm, addresses)
    await deleteDevicesOf(tx.orm, memberId)
    await deleteConfirmationsOf(tx.orm, memberId)
    await deleteSocialOf(tx.orm, memberId, email)
    await jobs.deleteDone(tx, noticeJob, { memberId })
  },
})
