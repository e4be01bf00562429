import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageBarCookie, pageMarks } from '#src/browser-start/page-marks.ts'
import { langOf } from '#src/kit/culture.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconPlayerPause, iconPlayerPlay, iconX } from '#src/ui/icons.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './message-bar.module.css'

/** Vertical, one slide, autoplay 5000 ms, stands still under the pointer and with the focus, infinite (shell-09, shell-10). */
const slideMs = 5000

/** Closing shrinks the header, until the browser is closed (`head-script.ts`). */
function close(): void {
  pageMarks().messageBar = 'closed'
  document.querySelector<HTMLElement>('header a, header button')?.focus()
  document.cookie = `${messageBarCookie}=closed; path=/; samesite=lax`
}

interface BarMessage {
  code: string
  title: string
  untranslated?: string[] | undefined
  url: string | null
}

export function MessageBar({ messages }: { messages: readonly BarMessage[] }) {
  const t = useTranslations('settings.bar')
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const { current, leaving } = useSlides(messages.length, !paused && !hovered && !focused)
  const standStill = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return (
    <section className={styles.bar} aria-label={t('label')} {...standStill}>
      <div className={styles.row}>
        {messages.length > 1 && (
          <IconButton label={t(paused ? 'play' : 'pause')} onClick={() => setPaused(!paused)}>
            <Icon of={paused ? iconPlayerPlay : iconPlayerPause} size={20} />
          </IconButton>
        )}
        <ul className={`${styles.window} ${leaving === null ? '' : styles.moving}`}>
          {messages.map((message, index) => (
            <li
              key={message.code}
              lang={langOf(message, 'title')}
              className={[styles.slide, index === current && styles.current, index === leaving && styles.leaving].filter(Boolean).join(' ')}
            >
              {message.url ? <Link to={message.url}>{partsOf(message.title)}</Link> : partsOf(message.title)}
            </li>
          ))}
        </ul>
        <IconButton label={t('close')} onClick={close}>
          <Icon of={iconX} size={20} />
        </IconButton>
      </div>
    </section>
  )
}

/** The parts of a Chinese sentence, each on one line where it fits: else a line would end within a word. */
const partsOf = (title: string) =>
  title.match(/[^，]+，?/g)?.map((part) => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ))

/** The slide that shows and the slide that is leaving. Where the browser asks for reduced motion, one takes the other's place at once (base.css). */
function useSlides(count: number, running: boolean) {
  const [slides, setSlides] = useState<{ current: number; leaving: number | null }>({ current: 0, leaving: null })
  useEffect(() => {
    if (!running || count < 2) return
    const timer = setInterval(() => setSlides(({ current }) => ({ current: (current + 1) % count, leaving: current })), slideMs)
    return () => clearInterval(timer)
  }, [running, count])
  return slides
}
