import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatMoney } from '#src/kit/money.ts'
import { Alert } from '#src/ui/alert.tsx'
import { amountTags } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Radio } from '#src/ui/radio.tsx'
import type { Gift } from './from-wire.ts'
import styles from './choose-gift.module.css'

interface ChooseGiftProps {
  gift: Gift
  /** Null: no gift. */
  onChoose(ean: string | null): void
  onClose(): void
}

/** The gifts that can be chosen. Those that have run out stay visible, without a radio button (promo-05). */
export function ChooseGift({ gift, onChoose, onClose }: ChooseGiftProps) {
  const t = useTranslations('cart.promotions')
  const group = useId()
  const given = gift.choices.find(({ givenEan }) => givenEan !== null && givenEan === gift.givenEan)?.ean ?? null
  const [chosen, setChosen] = useState(given)
  return (
    <Alert
      role="dialog"
      title={t('chooseGift')}
      message={
        <>
          <p>{gift.message}</p>
          <div role="radiogroup" aria-label={t('chooseGift')}>
            {gift.choices.map((choice) => (
              <Choice key={choice.ean} choice={choice} group={group} isChosen={chosen === choice.ean} onChoose={setChosen} />
            ))}
          </div>
        </>
      }
      onClose={onClose}
    >
      <Button disabled={chosen === null} onClick={() => onChoose(chosen)}>
        {t('takeGift')}
      </Button>
      <Button look="secondary" onClick={() => onChoose(null)}>
        {t('noGift')}
      </Button>
    </Alert>
  )
}

interface ChoiceProps {
  choice: Gift['choices'][number]
  group: string
  isChosen: boolean
  onChoose(ean: string): void
}

function Choice({ choice: { ean, givenEan, brand, name, options, imageUrl, worthCents }, group, isChosen, onChoose }: ChoiceProps) {
  const t = useTranslations('cart.promotions')
  return (
    <label className={`${styles.choice} ${givenEan === null ? styles.gone : ''}`}>
      {givenEan === null ? <span /> : <Radio name={group} checked={isChosen} onChange={() => onChoose(ean)} />}
      <span className={styles.picture}>
        <Picture src={imageUrl ?? ''} alt="" sizes="64px" />
      </span>
      <span>
        <b>{brand.name}</b>
        {name}
        {options && <small>{options}</small>}
        {givenEan === null && <small>{t('allGiven')}</small>}
        {givenEan !== null && givenEan !== ean && <small>{t('substitute')}</small>}
      </span>
      {givenEan === ean && <span className={styles.worth}>{t.rich('worth', { ...amountTags, amount: formatMoney(worthCents) })}</span>}
    </label>
  )
}
