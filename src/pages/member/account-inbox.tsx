import { useTranslations } from 'use-intl'
import { getInbox } from '#src/features/inbox/inbox.contract.ts'
import { InboxView } from '#src/features/inbox/web/inbox-list.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { MemberData } from './member-data.tsx'
import { MemberPage } from './member-page.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useMine } from './use-mine.ts'

export default function AccountInbox() {
  const t = useTranslations('memberArea')
  const inbox = useMine(getInbox, {})
  const { isMarking, markRead } = useMarkRead()
  const skeleton = <Skeleton label={t('loading')} rows={4} />
  return (
    <MemberPage page="account-inbox" skeleton={skeleton}>
      <MemberData of={inbox} skeleton={skeleton}>
        {({ value }) => (
          <InboxView {...value} isMarking={isMarking} onMarkAll={() => void markRead()} onOpen={(autoId) => void markRead(autoId)} />
        )}
      </MemberData>
    </MemberPage>
  )
}
