import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** A field's error, shown below it and announced when it appears. @param id for the control's `aria-describedby` */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p id={id} aria-live="polite" className="text-sm font-semibold text-rose-ink">
    {error && <span className="mt-1.5 block">{error}</span>}
  </p>
)

/** Links a control to its label, hint and error. Spread it on the control. */
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  /** An explanation. An error takes its place, so that nothing below moves; screen readers still read both. */
  hint?: ReactNode
  error?: string | undefined
  /** Shown to the right of the label: a counter, a link. */
  aside?: ReactNode
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A labelled control. The error is announced when it appears, and read with the control after that. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} hidden={Boolean(error)} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & Omit<FieldProps, 'children'>

/** One line of text. Takes `ref`, so that react-hook-form's `register()` can be spread onto it. */
export function TextField({ label, hint, error, aside, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: ReactNode; hint?: ReactNode }

/** A native checkbox; the whole row is clickable. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-control border-2 border-edge bg-card px-3.5 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        {...input}
        type="checkbox"
        aria-describedby={hint ? id : undefined}
        aria-label={typeof label === 'string' ? label : undefined}
        className="relative size-6 shrink-0 appearance-none rounded-md border-2 border-edge bg-card outline-none before:absolute before:-inset-3 after:absolute after:inset-0 after:grid after:place-items-center after:text-lg after:leading-none after:font-black after:text-on-accent checked:bg-lime checked:after:content-['✓']"
      />
      <span className="min-w-0">
        <span className="block font-bold leading-tight">{label}</span>
        {hint && (
          <span id={id} className="mt-0.5 block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
