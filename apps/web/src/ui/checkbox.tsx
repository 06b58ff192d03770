import { type ComponentProps, type ReactNode, useId } from 'react'

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
