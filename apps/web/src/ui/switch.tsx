import { Switch as Primitive } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'

type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** An on/off switch that takes effect immediately. The whole row is clickable. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id} className="flex-1 cursor-pointer">
        <span className="font-bold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </label>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="outlined relative flex h-8 w-14 shrink-0 cursor-pointer items-center rounded-full bg-faint transition-colors duration-150 after:absolute after:-inset-2 data-checked:bg-lime disabled:cursor-not-allowed disabled:opacity-55"
      >
        <Primitive.Thumb className="outlined block size-6 translate-x-0.5 rounded-full bg-card transition-transform duration-150 data-checked:translate-x-6.5" />
      </Primitive.Root>
    </div>
  )
}
