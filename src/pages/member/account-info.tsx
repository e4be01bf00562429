import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { changeEmail, changeMobile, deleteAccount, type AccountDetail } from '#src/features/account/account.contract.ts'
import { AvatarSection } from '#src/features/account/web/avatar-section.tsx'
import { DataSection } from '#src/features/account/web/data-section.tsx'
import { DetailsSection } from '#src/features/account/web/details-section.tsx'
import { SessionsSection } from '#src/features/account/web/sessions-section.tsx'
import { useAccount } from '#src/features/account/web/use-account.ts'
import { keepAvatar, useAvatar } from '#src/features/account/web/use-avatar.ts'
import { ContactSection } from '#src/features/sign-in/web/contact-section.tsx'
import { DeleteSection } from '#src/features/sign-in/web/delete-section.tsx'
import { clearLoginFlag } from '#src/browser-start/login-flag.ts'
import { PasswordSection } from '#src/features/sign-in/web/password-section.tsx'
import { Refusal } from '#src/features/sign-in/web/refusal.tsx'
import type { Client, Failure } from '#src/kit/client.ts'
import { PageHead } from '#src/pages/shell/page-head.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './account-info.module.css'
import { MemberPage } from './member-page.tsx'
import { usePageClient } from './use-page-client.ts'

/** A member's details, in the frame of the member area. The browser fetches them. */
export default function AccountInfo() {
  const t = useTranslations('member')
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <Deleted />
  const skeleton = <Skeleton label={t('loading')} block rows={3} />
  return (
    <MemberPage page="account-info" skeleton={skeleton}>
      <Details skeleton={skeleton} onDeleted={() => setDeleted(true)} />
    </MemberPage>
  )
}

function Details({ skeleton, onDeleted }: { skeleton: ReactNode; onDeleted(): void }) {
  const client = usePageClient()
  const { detail, problem, fetch, setDetail, isFresh } = useAccount(client)
  // Fetched beside the details, so that the picture comes with them.
  useAvatar(client)
  if (!detail) return problem ? <Closed problem={problem} onRetry={fetch} /> : skeleton
  return (
    <div className={styles.sections}>
      <Account client={client} detail={detail} isFresh={isFresh} onChange={setDetail} onPasswordSet={fetch} onDeleted={onDeleted} />
    </div>
  )
}

interface AccountProps {
  client: Client
  detail: AccountDetail
  isFresh(): boolean
  onChange(detail: AccountDetail): void
  onPasswordSet(): void
  onDeleted(): void
}

function Account({ client, detail, isFresh, onChange, onPasswordSet, onDeleted }: AccountProps) {
  // A change may end sessions, so their list is fetched again.
  const [version, setVersion] = useState(0)
  const address = detail.email ?? detail.contactNo ?? ''

  async function changeContact(what: 'email' | 'mobile', given: string): Promise<Failure | null> {
    const reply =
      what === 'email'
        ? await client(changeEmail, { body: { email: given } })
        : await client(changeMobile, { body: { mobileNumber: given } })
    if (!reply.ok) return reply.problem
    onChange(reply.value)
    setVersion(version + 1)
    return null
  }
  async function leave(): Promise<Failure | null> {
    const reply = await client(deleteAccount, { body: { emailOrPhone: address } })
    if (!reply.ok) return reply.problem
    onDeleted()
    clearLoginFlag()
    return null
  }
  return (
    <>
      <Picture client={client} />
      <DetailsSection client={client} detail={detail} onSaved={onChange} />
      <ContactSection
        client={client}
        email={detail.email}
        mobile={detail.contactNo}
        isMobileVerified={detail.isContactNoVerified}
        isFresh={isFresh}
        onProven={changeContact}
      />
      <PasswordSection
        client={client}
        hasPassword={detail.hasPassword}
        isFresh={isFresh}
        onChanged={() => {
          onPasswordSet()
          setVersion(version + 1)
        }}
      />
      <SessionsSection client={client} version={version} />
      <DataSection client={client} Refusal={Refusal} />
      <DeleteSection client={client} address={address} onProven={leave} />
    </>
  )
}

function Picture({ client }: { client: Client }) {
  const queries = useQueryClient()
  const avatar = useAvatar(client) ?? null
  return <AvatarSection client={client} avatar={avatar} onChanged={(changed) => keepAvatar(queries, changed)} Refusal={Refusal} />
}

function Closed({ problem, onRetry }: { problem: Failure; onRetry(): void }) {
  const t = useTranslations('member')
  if (problem.status !== 401) {
    return (
      <div className={styles.waiting}>
        <Refusal of={problem} />
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.waiting}>
      <p>{t('signInFirst')}</p>
      <ButtonLink to={`/member/signIn?${new URLSearchParams({ returnTo: '/member/account-info' }).toString()}`}>{t('signIn')}</ButtonLink>
    </div>
  )
}

/** The last page after deleting the account. It loads a whole new home page, because its data was fetched for a member. */
function Deleted() {
  const t = useTranslations('signIn.account')
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('deletedTitle')} unlisted />
      <h1 className="h1" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('deletedTitle')}
      </h1>
      <div className={styles.waiting}>
        <p>{t('deletedText')}</p>
        <ButtonLink to="/" reloadDocument>
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  )
}
