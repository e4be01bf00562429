import { useState, type ReactNode } from 'react'
import { htmlLang, type Culture } from '#src/kit/culture.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { iconHeart, iconSearch, iconX } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { UnitPrice } from '#src/ui/unit-price.tsx'
import { Radio } from '#src/ui/radio.tsx'
import { Stepper } from '#src/ui/stepper.tsx'
import { Swatches } from '#src/ui/swatches.tsx'
import styles from './kitchen.module.css'
import { samples, type Samples } from './samples.ts'

/** Every component in one language, in each of its states; hover and focus are for the visitor to try. */
export function KitchenColumn({ culture }: { culture: Culture }) {
  const words = samples[culture]
  return (
    <div className={styles.column} lang={htmlLang[culture]} data-words={culture}>
      <Headings words={words} />
      <Part title={words.actions}>
        <Actions words={words} />
      </Part>
      <Part title={words.fields}>
        <Fields words={words} id={culture} />
      </Part>
      <Part title={words.notices}>
        <Notice
          tone="bad"
          action={
            <Button compact look="secondary">
              {words.retry}
            </Button>
          }
        >
          {words.bad}
        </Notice>
        <Notice tone="info">{words.info}</Notice>
      </Part>
      <Part title={words.goods}>
        <Goods words={words} />
      </Part>
      <Part title={words.layers}>
        <Layers words={words} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  )
}

function Headings({ words: { language, headings } }: { words: Samples }) {
  const [first, second, third, text] = headings
  return (
    <section className={styles.part}>
      <p className={styles.language}>{language}</p>
      <div className="h1">{first}</div>
      <p className="h2">{second}</p>
      <p className="h3">{third}</p>
      <p>{text}</p>
    </section>
  )
}

function Actions({ words }: { words: Samples }) {
  return (
    <>
      <div className={styles.row}>
        <Button>{words.primary}</Button>
        <Button look="secondary">{words.secondary}</Button>
        <Button busy>{words.busy}</Button>
        <Button disabled>{words.disabled}</Button>
      </div>
      <div className={styles.row}>
        <Button compact>{words.primary}</Button>
        <ButtonLink compact look="secondary" to="/dev/kitchen">
          {words.secondary}
        </ButtonLink>
        <Button compact look="secondary" busy>
          {words.busy}
        </Button>
        <a className="link" href="/dev/kitchen">
          {words.link}
        </a>
      </div>
      <div className={styles.row}>
        {[iconSearch, iconHeart, iconX].map((drawing) => (
          <IconButton key={drawing} label={words.close}>
            <Icon of={drawing} />
          </IconButton>
        ))}
      </div>
    </>
  )
}

function Fields({ words, id }: { words: Samples; id: string }) {
  const [quantity, setQuantity] = useState(1)
  return (
    <>
      <Field id={`${id}-name`} label={words.name} defaultValue={words.nameValue} />
      <Field id={`${id}-email`} label={words.email} error={words.emailError} defaultValue={words.emailValue} />
      <Field id={`${id}-postal`} label={words.postalCode} hint={words.postalHint} inputMode="numeric" />
      <Field id={`${id}-unit`} label={words.unit} optional={words.optional} disabled />
      <Checkbox id={`${id}-news`} defaultChecked>
        {words.news}
      </Checkbox>
      <Checkbox id={`${id}-terms`} error={words.termsError}>
        {words.terms}
      </Checkbox>
      {[words.delivery, words.collection].map((choice, at) => (
        <label key={choice} className={styles.choice}>
          <Radio name={`${id}-way`} defaultChecked={at === 0} /> {choice}
        </label>
      ))}
      <Stepper
        className={styles.stepper}
        value={quantity}
        max={5}
        onChange={setQuantity}
        label={words.quantity}
        fewerLabel={words.fewer}
        moreLabel={words.more}
      />
    </>
  )
}

function Goods({ words }: { words: Samples }) {
  const [home, ...rest] = words.trail
  const trail = [home!, ...rest.slice(0, -1)].map((name, at) => ({ name, url: `/dev/kitchen?at=${at}` }))
  return (
    <>
      <Breadcrumbs label={`${words.breadcrumb} · ${words.language}`} trail={trail} here={rest.at(-1)!} />
      <div className={styles.row}>
        <Price now="S$119.00" />
        <Price now="S$392.00" was="S$490.00" wasLabel={words.was} />
        <UnitPrice {...words.unitPrice} />
        <Amount cents={-500} />
        <Swatches colours={['#7c2f2b', '#ece3d2']} size={20} />
      </div>
      <div className={styles.pictures}>
        <Picture src="/art/handbag/oxblood-top-handle-front-800.webp" alt={rest.at(-1)!} sizes="160px" />
        <Picture src="/art/none/none-front-800.webp" alt={words.missing} sizes="160px" />
      </div>
    </>
  )
}

function Layers({ words }: { words: Samples }) {
  const [open, setOpen] = useState<'drawer' | 'sheet' | null>(null)
  return (
    <div className={styles.row}>
      <Button look="secondary" onClick={() => setOpen('drawer')}>
        {words.openDrawer}
      </Button>
      <Button look="secondary" onClick={() => setOpen('sheet')}>
        {words.openSheet}
      </Button>
      {(['drawer', 'sheet'] as const).map((place) => (
        <Dialog key={place} open={open === place} onClose={() => setOpen(null)} label={words.layers} closeLabel={words.close} place={place}>
          <p className={styles.layer}>{words.layerText}</p>
        </Dialog>
      ))}
    </div>
  )
}
