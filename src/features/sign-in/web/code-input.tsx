import { OTPInput } from 'input-otp'
import type { Ref } from 'react'
import { codeIn, codeLength } from '#src/features/sign-in/rules/codes.ts'
import styles from './code-input.module.css'

interface CodeInputProps {
  id: string
  value: string
  onChange(code: string): void
  /** The id of the error message. */
  errorId: string | undefined
  ref: Ref<HTMLInputElement>
}

/**
 * One real input, drawn as six boxes (sign-in-05, sign-in-06), so that autofill, pasting, arrows and backspace work
 * as in any input. It is drawn in the browser only, after a code was sent.
 */
export const CodeInput = ({ id, value, onChange, errorId, ref }: CodeInputProps) => (
  <div className={styles.frame}>
    {/* The library adds a style element unless one of this name exists; its rules are in our style sheet, because the page's policy forbids inline styles. */}
    <span id="input-otp-style" hidden />
    <OTPInput
      ref={ref}
      id={id}
      name="one-time-code"
      maxLength={codeLength}
      value={value}
      onChange={onChange}
      pasteTransformer={codeIn}
      pattern="^\d+$"
      inputMode="numeric"
      autoComplete="one-time-code"
      aria-required
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      render={({ slots }) => (
        <div className={`${styles.boxes} ${errorId ? styles.bad : ''}`} aria-hidden="true">
          {slots.map(({ char, isActive, hasFakeCaret }, index) => (
            <div key={index} className={styles.box} data-active={isActive || undefined}>
              {char}
              {hasFakeCaret && <span className={styles.caret} />}
            </div>
          ))}
        </div>
      )}
    />
  </div>
)
