import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Counter } from './counter.tsx'
import { Field } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'maxLength'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  value: string
  /** The limit in code points. Typing past it is possible and marked: text is never cut off while someone writes. */
  max: number
}

/** Several lines of text with a counter. It grows with what is written. */
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
