import { lengthOf } from '@squash/contract/length'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import { roomLeft, tooMany } from './use-problems.ts'

/** The share of the limit from which screen readers announce how much is left. */
const NEARLY_FULL = 0.9

/**
 * How much of a limit is used, in code points, as the server counts. Not announced to screen readers until the limit is
 * near.
 */
export function Counter({ text, max }: { text: string; max: number }) {
  const used = lengthOf(text)
  const over = tooMany(text, max)
  return (
    <span className={classNames('text-sm tabular-nums', over ? 'font-bold text-rose-ink' : 'text-muted')}>
      <span aria-hidden>
        {used} / {max}
      </span>
      <span aria-live="polite" className="sr-only">
        {over ?? (used >= max * NEARLY_FULL && roomLeft(text, max))}
      </span>
    </span>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'maxLength'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  value: string
  /** The limit in code points. Typing past it is allowed and marked as an error; text is never cut off while typing. */
  max: number
}

/** A multi-line text field with a counter. It grows with its text. */
export function TextArea({ label, hint, error, value, max, className, rows = 5, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={<Counter text={value} max={max} />} className={className}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          value={value}
          className={classNames('control field-sizing-content max-h-[60dvh] resize-y')}
          style={{ minHeight: `${rows * 1.55 + 1.25}em` }}
        />
      )}
    </Field>
  )
}
